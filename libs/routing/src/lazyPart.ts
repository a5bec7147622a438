import type { TextNamespace } from '@baize/i18n';
import type { ComponentType, FunctionComponent } from 'react';
import { yieldToMain } from './yieldToMain.ts';
import { importChunk } from './importChunk.ts';
import { lazyWithTexts } from './lazyWithTexts.ts';

/**
 * Declares a part of a page whose code and texts come when it is first rendered; it goes into a `Suspense`:
 * `lazyPart(async () => (await import('./ProviderFilter.tsx')).ProviderFilter, casinoTexts)`. Texts are named where
 * the page around it does not bring them. Code that does not come or takes too long is a `ChunkLoadError`.
 */
export const lazyPart = <Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  ...texts: TextNamespace[]
): FunctionComponent<Props> =>
  lazyWithTexts(async () => {
    await yieldToMain();
    return importChunk(importPart);
  }, texts).Component;
