import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

export const BANNER_TYPES = ['info', 'success', 'warning', 'error'] as const;
export type BannerType = (typeof BANNER_TYPES)[number];

export type BannerProps = {
  type?: BannerType;
  title?: ReactNode;
  children: ReactNode;
  /** A button or link that helps the player. */
  action?: ReactNode;
  /** These two make it dismissible. */
  closeLabel?: string;
  onClose?: () => void;
  /** It's inside a region that is already announced. */
  announced?: boolean;
  id?: string;
};

const ICONS: Record<BannerType, IconComponent> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

/**
 * A persistent notice, shown where it applies.
 *
 * - Use above a form, in a page or in a card: for missing input, refusals or upcoming changes.
 * - Not for transient messages: AlertBox. Not in place of a whole screen: ErrorState, RestrictedState. Not for
 *   promotions: PromoCard.
 * - Keys: Tab reaches its action and its × button, Enter and Space press them.
 * - Screen reader: an error is announced when it appears; the others are read in place. The type is shown by icon and
 *   text, not by colour alone.
 */
export function Banner({ type = 'info', title, children, action, announced = false, ...rest }: BannerProps) {
  const { closeLabel, onClose, id } = rest;
  const announces = type === 'error' && !announced;
  return (
    <Root data-type={type} role={announces ? 'alert' : undefined} id={id}>
      <Sign>
        <Icon of={ICONS[type]} />
      </Sign>
      <Body>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
        {action && <Action>{action}</Action>}
      </Body>
      {closeLabel && onClose && <IconButton size="s" icon={CloseIcon} label={closeLabel} onClick={onClose} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--tone) 45%, transparent);
  color: ${theme.color.text};
  line-height: 1.45;
  &[data-type='info'] {
    --tone: ${theme.color.accentText};
  }
  &[data-type='success'] {
    --tone: ${theme.color.positiveText};
  }
  &[data-type='warning'] {
    --tone: ${theme.color.warningText};
  }
  &[data-type='error'] {
    --tone: ${theme.color.dangerText};
  }
`;

const Sign = styled.span`
  color: var(--tone);
  padding-block-start: 2px;
`;

const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: ${theme.weight.bold};
`;

const Action = styled.div`
  margin-block-start: ${theme.space.s};
`;
