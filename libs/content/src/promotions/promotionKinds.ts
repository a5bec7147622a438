import type { Promotion } from '@baize/api';

export type PromotionKind = NonNullable<Promotion['kind']>;

/** The kinds for filtering the list, in the filter's order. */
export const PROMOTION_KINDS = [
  'casino',
  'live_casino',
  'sport',
  'payment',
  'loyalty',
] as const satisfies readonly PromotionKind[];

/** The kind in the URL (`?kind=`); undefined for all, or if it isn't a kind. */
export const readPromotionKind = (query: URLSearchParams): PromotionKind | undefined =>
  PROMOTION_KINDS.find((kind) => kind === query.get('kind'));

/** The kinds in a list, in the filter's order. */
export const kindsOf = (promotions: readonly Promotion[]): readonly PromotionKind[] =>
  PROMOTION_KINDS.filter((kind) => promotions.some((promotion) => promotion.kind === kind));
