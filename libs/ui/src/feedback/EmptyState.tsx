import { StarIcon } from '../icon/icons.ts';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type EmptyStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  icon?: StateCardProps['icon'];
};

/**
 * Nothing here yet, or nothing matches: it explains why, and offers what to do.
 *
 * - Use in the place of a list, a table or a page that has no entries.
 * - Not for what could not be loaded: ErrorState. Not while it is loading: Skeleton. Not for what one may not
 *   see: RestrictedState.
 * - Aloud: read in place, with a heading of the given `level`; a search announces its own outcome.
 */
export function EmptyState({ icon = StarIcon, ...card }: EmptyStateProps) {
  return <StateCard {...card} icon={icon} />;
}
