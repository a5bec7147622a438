import { StarIcon } from '../icon/icons.ts';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type EmptyStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  icon?: StateCardProps['icon'];
};

/** Nothing here yet, or nothing matches: say why, and offer what to do. */
export function EmptyState({ icon = StarIcon, ...card }: EmptyStateProps) {
  return <StateCard {...card} icon={icon} />;
}
