import type { TextNamespace } from '@baize/i18n';
import type { ComponentType, PropsWithChildren } from 'react';
import { importChunk } from './importChunk.ts';
import { lazyWithTexts, type LazyWithTexts } from './lazyWithTexts.ts';

/** A page whose code and texts load on first use. `load` may be called ahead; it fetches once. */
export type Page = LazyWithTexts<object>;

/**
 * What the markup of a player's page shows, its heading for example: only the browser knows whether this is a player. Then
 * the page is its child, so that the heading stays in place (ADR 66). It fetches nothing.
 */
export type PageSkeleton = LazyWithTexts<PropsWithChildren>;

/**
 * Declares a page: `lazyPage(async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage, casinoTexts)`. A
 * failed load isn't cached, so the next visit tries again.
 */
export const lazyPage = <Props extends object = object>(
  importPage: () => Promise<ComponentType<Props>>,
  ...texts: TextNamespace[]
): LazyWithTexts<Props> => lazyWithTexts(() => importChunk(importPage), texts);
