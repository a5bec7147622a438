import type { TextNamespace } from '@baize/i18n';
import type { ComponentType } from 'react';
import { importChunk } from './importChunk.ts';
import { lazyWithTexts, type LazyWithTexts } from './lazyWithTexts.ts';

/** A page whose code and texts load on first use. `load` may be called ahead; it fetches once. */
export type Page = LazyWithTexts<object>;

/**
 * Declares a page: `lazyPage(async () => (await import('./lobby/LobbyPage.tsx')).LobbyPage, casinoTexts)`. A
 * failed load isn't cached, so the next visit tries again.
 */
export const lazyPage = <Props extends object = object>(
  importPage: () => Promise<ComponentType<Props>>,
  ...texts: TextNamespace[]
): LazyWithTexts<Props> => lazyWithTexts(() => importChunk(importPage), texts);
