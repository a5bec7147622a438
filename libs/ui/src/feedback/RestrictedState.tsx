import { LockIcon } from '../icon/icons.ts';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type RestrictedStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  icon?: StateCardProps['icon'];
};

/**
 * The player may not see this, or not yet: not logged in, not verified, excluded, wrong region. `action` offers a next
 * step.
 *
 * - Use in place of a page or a section that this player can't access.
 * - Not for failures: ErrorState. Not for a hint next to something that works: Banner.
 * - Screen reader: read in place, with a heading of the given `level`.
 */
export function RestrictedState({ icon = LockIcon, ...card }: RestrictedStateProps) {
  return <StateCard {...card} icon={icon} tone="warning" />;
}
