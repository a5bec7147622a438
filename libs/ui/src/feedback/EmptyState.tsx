/* @chunk base */
import { StarIcon } from '../icon/icons.ts';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type EmptyStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  icon?: StateCardProps['icon'];
};

/**
 * Nothing here yet, or no matches, with an explanation and a next step.
 *
 * - Use in the place of a list, a table or a page that has no entries.
 * - Not for a failed load: ErrorState. Not while it is loading: Skeleton. Not for content the player may not see:
 *   RestrictedState.
 * - Screen reader: read in place, with a heading of the given `level`; a search announces its own outcome.
 */
export function EmptyState({ icon = StarIcon, ...card }: EmptyStateProps) {
  return <StateCard {...card} icon={icon} />;
}
