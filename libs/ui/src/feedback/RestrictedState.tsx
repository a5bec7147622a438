import { LockIcon } from '../icon/icons.ts';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type RestrictedStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  icon?: StateCardProps['icon'];
};

/** The player may not, or not yet: not logged in, not verified, excluded, wrong region. `action` says what they can do. */
export function RestrictedState({ icon = LockIcon, ...card }: RestrictedStateProps) {
  return <StateCard {...card} icon={icon} tone="warning" />;
}
