import { loadMessages, type MessageSource } from '@baize/i18n';
import { lazy, type ComponentType } from 'react';

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
  let loading: Promise<{ default: ComponentType }> | undefined;
  const load = () => {
    loading ??= Promise.all([importPage(), loadMessages(...texts)]).then(
      ([component]) => ({ default: component }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { Component: lazy(load), load };
}
