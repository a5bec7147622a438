import { LockIcon } from '../icon/icons.ts';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type RestrictedStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  icon?: StateCardProps['icon'];
};

/**
 * The player may not see this, or not yet: not logged in, not verified, excluded, wrong region. `action`
 * offers what they can do.
 *
 * - Use in place of a page or a part that is closed to this player.
 * - Not for what failed: ErrorState. Not for a hint next to something that works: Banner.
 * - Aloud: read in place, with a heading of the given `level`.
 */
export function RestrictedState({ icon = LockIcon, ...card }: RestrictedStateProps) {
  return <StateCard {...card} icon={icon} tone="warning" />;
}
