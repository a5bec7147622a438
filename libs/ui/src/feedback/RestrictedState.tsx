import { LockIcon } from '../icon/icons.ts';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type RestrictedStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  icon?: StateCardProps['icon'];
};

/**
 * The player may not, or not yet: not logged in, not verified, excluded, wrong region. `action` says what they can do.
 *
 * - Use in the place of a page or a part that is closed to this player.
 * - Not for what failed: ErrorState. Not for a hint beside something that works: Banner.
 * - Aloud: read where it stands, with a heading of the given `level`.
 */
export function RestrictedState({ icon = LockIcon, ...card }: RestrictedStateProps) {
  return <StateCard {...card} icon={icon} tone="warning" />;
}
