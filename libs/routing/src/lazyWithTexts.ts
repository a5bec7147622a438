import { hasTexts, loadTexts, useI18n, type TextNamespace } from '@baize/i18n';
import type { i18n as I18n } from 'i18next';
import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react';

export interface LazyWithTexts<Props> {
  Component: FunctionComponent<Props>;
  /** Loads code and texts ahead of rendering. Code that failed is requested again. */
  load: (i18n: I18n) => Promise<unknown>;
  /** Whether it renders without loading anything. */
  isLoaded: (i18n: I18n) => boolean;
}

/**
 * A component whose code and texts load when it is first rendered: the texts into the surrounding i18next instance.
 * What is already loaded renders at once. Each `load` imports the code again, which the module system answers from its
 * cache: so the server can record what a page needs (`recordImports`), and a failed import is repeated.
 */
export function lazyWithTexts<Props extends object>(
  importCode: () => Promise<ComponentType<Props>>,
  texts: readonly TextNamespace[],
): LazyWithTexts<Props> {
  let code: ComponentType<Props> | undefined;
  const loadCode = async () => {
    const imported = await importCode();
    /* The first one stays: React would unmount it to mount another component. */
    return (code ??= imported);
  };
  const load = (i18n: I18n) => Promise.all([loadCode(), loadTexts(i18n, ...texts)]);

  const isLoaded = (i18n: I18n) => code !== undefined && hasTexts(i18n, texts);

  const known = new WeakMap<I18n, ComponentType<Props>>();
  const choose = (i18n: I18n): ComponentType<Props> =>
    code && hasTexts(i18n, texts)
      ? code
      : (lazy(async () => ({ default: (await load(i18n))[0] })) as ComponentType<Props>);
  /* Must be the same on every render, or React would remount it. */
  const componentIn = (i18n: I18n): ComponentType<Props> => {
    const component = known.get(i18n) ?? choose(i18n);
    known.set(i18n, component);
    return component;
  };
  return { Component: (props: Props) => createElement(componentIn(useI18n()), props), load, isLoaded };
}
