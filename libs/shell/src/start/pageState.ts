import type { DehydratedState } from '@tanstack/react-query';

/** What the server put into the page beside its markup: the public data that it was rendered from. */
export interface PageState {
  /** The path that was rendered; another one is rendered again. */
  path: string;
  language: string;
  queries: DehydratedState;
}

const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' &&
  value !== null &&
  'queries' in value &&
  typeof value.queries === 'object' &&
  value.queries !== null;

/** The page's state, or nothing when the page came without one, or with one that cannot be read. */
export function readPageState(document: Document): PageState | undefined {
  try {
    const text = document.getElementById('state')?.textContent;
    const state: unknown = text ? JSON.parse(text) : undefined;
    return isPageState(state) ? state : undefined;
  } catch {
    return undefined;
  }
}
