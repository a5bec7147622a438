import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { HelpIcon, WarningIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { centeredBackdrop, floatingSurface, riseIn } from './overlayStyles.ts';
import { usePortalRoot } from './usePortalRoot.ts';
import { ConfirmParts } from './radix.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export type ConfirmProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  consequence: ReactNode;
  /** The button's action in words: "close my account for 6 months", never "yes" alone. */
  confirmLabel: string;
  cancelLabel: string;
  /** Does the work; the component that mounts it closes it afterwards. */
  onConfirm: () => void;
  tone?: 'plain' | 'danger';
  icon?: IconComponent;
  /** Work is in progress: nothing closes it, and confirming again does nothing. */
  pending?: boolean;
  /** Why it failed; announced. */
  error?: ReactNode;
  /** More about it: the facts of a transfer, a password field. */
  children?: ReactNode;
};

/**
 * Asks for confirmation before a step with consequences. A click outside doesn't close it.
 *
 * - Use for steps that cannot be undone or cost money: self-exclusion, cancelling a withdrawal. `useConfirm` asks in
 *   one line.
 * - Not for a step that is easily undone: do it, and offer the undo in AlertBox. Not for a form: Dialog.
 * - Keys: focus starts on the safe button; Tab stays inside, Escape cancels and returns focus. While pending nothing
 *   closes it.
 * - Screen reader: an alertdialog named by the question, with the consequence as its description; a failure is
 *   announced.
 */
export function Confirm({ open, onOpenChange, tone = 'plain', pending = false, ...content }: ConfirmProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const sign = content.icon ?? (tone === 'danger' ? WarningIcon : HelpIcon);
  return (
    <ConfirmParts.Root open={open} onOpenChange={(next) => (next || !pending) && onOpenChange(next)}>
      <ConfirmParts.Portal container={usePortalRoot()}>
        <Veil>
          <Card onOpenAutoFocus={onOpenAutoFocus} onCloseAutoFocus={onCloseAutoFocus} aria-busy={pending}>
            <Sign data-tone={tone}>
              <Icon of={sign} size={26} />
            </Sign>
            <Title>{content.title}</Title>
            <Consequence>{content.consequence}</Consequence>
            {content.children && <More>{content.children}</More>}
            <Failure role="alert">{content.error}</Failure>
            <Buttons>
              <ConfirmParts.Cancel asChild>
                <Button variant="secondary" aria-disabled={pending || undefined}>
                  {content.cancelLabel}
                </Button>
              </ConfirmParts.Cancel>
              <Button
                variant={tone === 'danger' ? 'danger' : 'primary'}
                loading={pending}
                onClick={content.onConfirm}
              >
                {content.confirmLabel}
              </Button>
            </Buttons>
          </Card>
        </Veil>
      </ConfirmParts.Portal>
    </ConfirmParts.Root>
  );
}

const Veil = styled(ConfirmParts.Overlay)`
  ${centeredBackdrop}
`;

const Card = styled(ConfirmParts.Content)`
  ${floatingSurface}
  display: grid;
  justify-items: center;
  gap: ${theme.space.xs};
  inline-size: min(440px, 100%);
  max-block-size: calc(100dvh - 2 * ${theme.space.m});
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  text-align: center;
  overflow-y: auto;
  scrollbar-width: thin;
  ${riseIn}
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 60px;
  block-size: 60px;
  margin-block-end: ${theme.space.xs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  &[data-tone='danger'] {
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 1px color-mix(in oklab, ${theme.color.dangerText} 45%, transparent);
    color: ${theme.color.dangerText};
  }
`;

const Title = styled(ConfirmParts.Title)`
  max-inline-size: 100%;
  font-size: ${theme.size.xl};
  overflow-wrap: anywhere;
`;

const Consequence = styled(ConfirmParts.Description)`
  max-inline-size: 46ch;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const More = styled.div`
  inline-size: 100%;
  margin-block-start: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  text-align: start;
`;

const Failure = styled.p`
  color: ${theme.color.dangerText};
  font-weight: ${theme.weight.medium};
  &:empty {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
  inline-size: 100%;
  margin-block-start: ${theme.space.m};
  & > * {
    flex: 1 1 auto;
  }
  @media (max-width: 549px) {
    flex-direction: column-reverse;
    & > * {
      flex: none;
    }
  }
`;
