import type { TextNamespace } from '@baize/i18n';
import type { ComponentType, FunctionComponent } from 'react';
import { yieldToMain } from './yieldToMain.ts';
import { importChunk } from './importChunk.ts';
import { lazyWithTexts } from './lazyWithTexts.ts';

/**
 * Declares a part of a page whose code and texts load when it is first rendered, inside a `Suspense`:
 * `lazyPart(async () => (await import('./ProviderFilter.tsx')).ProviderFilter, casinoTexts)`. Name texts that
 * the surrounding page doesn't load. Code that fails to load or takes too long is a `ChunkLoadError`.
 */
export const lazyPart = <Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  ...texts: TextNamespace[]
): FunctionComponent<Props> =>
  lazyWithTexts(async () => {
    await yieldToMain();
    return importChunk(importPart);
  }, texts).Component;
