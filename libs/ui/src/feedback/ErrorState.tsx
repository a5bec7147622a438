import { Button } from '../button/Button.tsx';
import { ErrorIcon, ReloadIcon } from '../icon/icons.ts';
import { Icon } from '../icon/Icon.tsx';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type ErrorStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  /** Words and work of the retry button; leave both out where trying again cannot help, and give `action` instead. */
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
};

/** Something could not be loaded. There is always a way out: a retry, or the link in `action`. */
export function ErrorState({ retryLabel, onRetry, retrying, action, ...card }: ErrorStateProps) {
  return (
    <StateCard
      {...card}
      icon={ErrorIcon}
      tone="danger"
      role="alert"
      action={
        <>
          {retryLabel && onRetry && (
            <Button loading={retrying} onClick={onRetry} leading={<Icon of={ReloadIcon} size={18} />}>
              {retryLabel}
            </Button>
          )}
          {action}
        </>
      }
    />
  );
}
