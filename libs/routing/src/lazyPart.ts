import { loadMessages, type MessageSource } from '@baize/i18n';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { freeTask } from './freeTask.ts';
import { importChunk } from './importChunk.ts';

/**
 * Declares a part of a page whose code and texts come when it is first drawn; it stands in a `Suspense`:
 * `lazyPart(async () => (await import('./ProviderFilter.tsx')).ProviderFilter, casinoMessages)`. Texts are named where
 * the page around it does not bring them. A load that fails or takes too long is a `ChunkLoadError`.
 */
export const lazyPart = <Props>(
  importPart: () => Promise<ComponentType<Props>>,
  ...texts: MessageSource[]
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await freeTask();
    const [Part] = await Promise.all([importChunk(importPart), loadMessages(...texts)]);
    return { default: Part };
  });
