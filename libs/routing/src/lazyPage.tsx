import { loadMessages, type MessageSource } from '@baize/i18n';
import { lazy, type ComponentType } from 'react';
import { importChunk } from './importChunk.ts';

/** A page whose code and texts come when it is first wanted. `load` may be called ahead, it fetches once. */
export interface Page {
  Component: ComponentType;
  load: () => Promise<unknown>;
}

/**
 * Declares a page: `lazyPage(async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage, casinoMessages)`.
 * A failed load is forgotten, so that the next visit tries again.
 */
export function lazyPage(importPage: () => Promise<ComponentType>, ...texts: MessageSource[]): Page {
  let importing: Promise<ComponentType> | undefined;
  const importOnce = () => {
    importing ??= importChunk(importPage).catch((error: unknown) => {
      importing = undefined;
      throw error;
    });
    return importing;
  };
  /* The code is the same for ever, the texts are those of the language of the moment. */
  const load = async () => {
    const [component] = await Promise.all([importOnce(), loadMessages(...texts)]);
    return { default: component };
  };
  return { Component: lazy(load), load };
}
