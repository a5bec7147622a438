export type { Match, MatchPick } from './banner/decodeMatches.ts';
export { useMatches } from './banner/useMatches.ts';
export { useMatchHref } from './banner/useMatchHref.ts';
export { useSportProviders, type OfferedProvider } from './providers/useSportProviders.ts';
