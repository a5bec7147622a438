import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { slideIn } from '../motion/slideIn.ts';
import { usePortalRoot } from '../overlay/usePortalRoot.ts';
import { ALERT_DURATION_MS } from './ALERT_DURATION_MS.ts';

export const ALERT_TYPES = ['error', 'warning', 'success', 'info'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export type AlertBoxProps = {
  /** The alert to show; a new `id` restarts the timer. `undefined` shows nothing. */
  alert: { id: number | string; type: AlertType; message: string; silent?: boolean } | undefined;
  closeLabel: string;
  onDismiss: () => void;
  /** Milliseconds until it disappears; the timer pauses while it is hovered or focused. */
  duration?: number;
};

const ICONS: Record<AlertType, IconComponent> = {
  error: ErrorIcon,
  warning: WarningIcon,
  success: SuccessIcon,
  info: InfoIcon,
};

type Region = 'polite' | 'assertive' | 'off';

/** Success and info wait for the screen reader to finish; error and warning interrupt. */
function regionOf({ type, silent }: NonNullable<AlertBoxProps['alert']>): Region {
  if (silent) return 'off';
  return type === 'success' || type === 'info' ? 'polite' : 'assertive';
}

/**
 * The app's one transient message, above everything, dialogs included. It disappears on its own; the timer pauses while
 * it is hovered or focused.
 *
 * - Use once, mounted by the shell, for the outcome of the player's last action.
 * - Not for lasting notices: Banner. Not for an invalid field: the `error` of the field. Not for a question: Confirm.
 * - Keys: Tab reaches the × button, Enter and Space close it.
 * - Screen reader: success and info politely, error and warning assertively; the live regions are always in the
 *   document. A `silent` alert repeats what the page announces itself, so it isn't read out.
 */
export function AlertBox({ alert, closeLabel, onDismiss, duration = ALERT_DURATION_MS }: AlertBoxProps) {
  /* Portalled next to the dialogs: inside the page, its stacking context would keep the alert below them. */
  const body = usePortalRoot();
  if (!body) return null;
  const region = alert && regionOf(alert);
  const shown = (of: Region) => region === of && alert && card(alert);
  return createPortal(
    <Place>
      <div role="status" aria-live="polite">
        {shown('polite')}
      </div>
      <div role="alert" aria-live="assertive">
        {shown('assertive')}
      </div>
      {/* A live region even when off, so that a dialog doesn't hide it from screen readers. */}
      <div aria-live="off">{shown('off')}</div>
    </Place>,
    body,
  );

  function card(shown: NonNullable<AlertBoxProps['alert']>) {
    return (
      <AlertCard
        key={shown.id}
        alert={shown}
        closeLabel={closeLabel}
        onDismiss={onDismiss}
        duration={duration}
      />
    );
  }
}

type CardProps = Required<AlertBoxProps> & { alert: NonNullable<AlertBoxProps['alert']> };

function AlertCard({ alert, closeLabel, onDismiss, duration }: CardProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDismiss, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onDismiss]);
  return (
    /*
     * The card carries the mark itself, since it has already left the document when a dialog checks what was pressed.
     */
    <Card
      data-over-all
      data-type={alert.type}
      onClick={onDismiss}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign>
        <Icon of={ICONS[alert.type]} size={22} />
      </Sign>
      <Message>{alert.message}</Message>
      <IconButton size="s" icon={CloseIcon} label={closeLabel} />
    </Card>
  );
}

const Place = styled.div`
  position: fixed;
  z-index: ${theme.layer.alert};
  inset-block-start: max(${theme.space.m}, env(safe-area-inset-top));
  inset-inline: ${theme.space.m};
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  inline-size: fit-content;
  max-inline-size: min(520px, 100%);
  padding: ${theme.space.s} ${theme.space.s} ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.l};
  background: ${theme.color.overlay};
  color: ${theme.color.text};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    inset 4px 0 0 var(--tone),
    ${theme.shadow.l};
  overflow: hidden;
  cursor: pointer;
  pointer-events: auto;
  ${slideIn}
  &[data-type='error'] {
    --tone: ${theme.color.dangerText};
  }
  &[data-type='warning'] {
    --tone: ${theme.color.warningText};
  }
  &[data-type='success'] {
    --tone: ${theme.color.positiveText};
  }
  &[data-type='info'] {
    --tone: ${theme.color.accentText};
  }
`;

const Sign = styled.span`
  color: var(--tone);
  padding-block-start: 5px;
`;

const Message = styled.p`
  flex: 1;
  min-inline-size: 0;
  padding-block: 5px;
  font-weight: ${theme.weight.medium};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
