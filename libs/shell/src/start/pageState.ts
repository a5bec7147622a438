import type { Closure, DeviceId } from '@baize/site';
import type { DehydratedState } from '@tanstack/react-query';

/** Data that the server adds to the markup: the public data that the page was rendered from. */
export interface PageState {
  /** The URL that was rendered (`cachedAddress`); at any other URL the page is rendered again. */
  path: string;
  language: string;
  /** The device class that it was rendered for. */
  device: DeviceId;
  queries: DehydratedState;
  /** The markup is the page of a closed site, at every address. */
  closure?: Closure;
}

const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' &&
  value !== null &&
  'queries' in value &&
  typeof value.queries === 'object' &&
  value.queries !== null;

/** The page's state; undefined if the page has none, or one that can't be parsed. */
export function readPageState(document: Document): PageState | undefined {
  try {
    const text = document.getElementById('state')?.textContent;
    const state: unknown = text ? JSON.parse(text) : undefined;
    return isPageState(state) ? state : undefined;
  } catch {
    return undefined;
  }
}
