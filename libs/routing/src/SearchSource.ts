import type { ComponentType } from 'react';

/** What a search source's results get from the site's search. */
export interface SearchResultsProps {
  /** What the player looks for: trimmed, two characters at least. */
  query: string;
  /** Say how many results there are; undefined while they load. */
  report: (count: number | undefined) => void;
  /** To be called when a result is chosen: the search closes, and the words are remembered. */
  onChoose: () => void;
}

/** A part of the site's search that a feature lib brings along; an app lists them in the order shown. */
export interface SearchSource {
  id: string;
  /** Renders the results under a heading of their own, or nothing. */
  Results: ComponentType<SearchResultsProps>;
  /** Shown while nothing has been typed: what many look for. */
  Suggestions?: ComponentType<Pick<SearchResultsProps, 'onChoose'>>;
}
