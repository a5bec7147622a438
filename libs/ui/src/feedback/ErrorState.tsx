/* @chunk base */
import { Button } from '../button/Button.tsx';
import { ErrorIcon, ReloadIcon } from '../icon/icons.ts';
import { Icon } from '../icon/Icon.tsx';
import { StateCard, type StateCardProps } from './StateCard.tsx';

export type ErrorStateProps = Omit<StateCardProps, 'tone' | 'icon' | 'role'> & {
  /** The retry button's label and handler; if a retry can't help, omit both and pass `action` instead. */
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
};

/**
 * Something could not be loaded. Always offers a next step: a retry, or the link in `action`.
 *
 * - Use in place of the content that failed, however small.
 * - Not for a refused form: Banner. Not for nothing found: EmptyState. Not for a lost connection of the whole page:
 *   showAlert.
 * - Keys: Enter and Space press the retry; while it tries again focus stays there.
 * - Screen reader: announced at once when it appears.
 */
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
