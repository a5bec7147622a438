import type { DehydratedState } from '@tanstack/react-query';

/** What the server put into the page beside its picture: the public data it was painted from. */
export interface PageState {
  /** The path that was painted; another one is drawn from scratch. */
  path: string;
  language: string;
  queries: DehydratedState;
}

/** The page's state, or nothing when the page came without one, or with one that cannot be read. */
export function readPageState(document: Document): PageState | undefined {
  try {
    const text = document.getElementById('state')?.textContent;
    return text ? (JSON.parse(text) as PageState) : undefined;
  } catch {
    return undefined;
  }
}
