import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FactList, type Fact } from '../data/FactList.tsx';
import { Icon } from '../icon/Icon.tsx';
import { SuccessIcon, WaitIcon, WarningIcon } from '../icon/icons.ts';
import { slideIn } from '../motion/slideIn.ts';
import { theme } from '../theme/theme.ts';

type Ended = {
  title: string;
  text?: ReactNode;
  /** The receipt's rows: amount, direction, new balances, time, number. */
  facts?: readonly Fact[];
  /** Next steps: another transfer, to the game, the history. */
  action?: ReactNode;
};

export type TransferResult =
  | { kind: 'refused'; reason: ReactNode; action?: ReactNode }
  | ({ kind: 'done' } & Ended)
  /** The reply was lost: the transfer may have happened. Link to the history, never offer to resend it. */
  | ({ kind: 'unknown' } & Ended)
  /** It was sent and later rejected: a deposit that wasn't approved. */
  | ({ kind: 'rejected' } & Ended);

export type TransferOutcomeProps = {
  result: Exclude<TransferResult, { kind: 'refused' }>;
  /** Asked when it appears. By default it takes the focus unless another part of the page has it. */
  takesFocus?: () => boolean;
  /** The heading's level: 3 below a form's own heading, 2 on a page that has none. */
  level?: 2 | 3;
};

/** Whether the focus is on the root, in it, or around it, as after the focused form was removed. */
function isFocusFree(root: HTMLElement | null) {
  const focused = document.activeElement;
  return root !== null && (focused === null || focused.contains(root) || root.contains(focused));
}

const SIGNS = { done: SuccessIcon, unknown: WaitIcon, rejected: WarningIcon } as const;

/**
 * The receipt of a payment or transfer, or a message that its outcome is unknown or that it was rejected.
 *
 * - Use in place of the form that sent it: a deposit, a withdrawal. WalletTransferPanel has it already.
 * - Not for a refusal: Banner, in the form. Not for a transient message: AlertBox.
 * - Keys: none of its own; Tab reaches the next steps.
 * - Screen reader: a section named by its title, which takes focus once and is read.
 */
export function TransferOutcome({ result, takesFocus, level = 3 }: TransferOutcomeProps) {
  const { kind, title, text, facts, action } = result;
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (takesFocus ? takesFocus() : isFocusFree(root.current)) root.current?.focus();
  }, [kind, takesFocus]);
  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={titleId} data-kind={kind}>
      <Sign>
        <Icon of={SIGNS[kind]} size={30} />
      </Sign>
      <Title as={`h${level}`} id={titleId}>
        {title}
      </Title>
      {text && <Text>{text}</Text>}
      {facts && (
        <Receipt>
          <FactList facts={facts} />
        </Receipt>
      )}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.s};
  text-align: center;
  --tone: ${theme.color.positiveText};
  ${slideIn}
  &[data-kind='unknown'] {
    --tone: ${theme.color.warningText};
  }
  &[data-kind='rejected'] {
    --tone: ${theme.color.dangerText};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: ${theme.radius.pill};
  background: color-mix(in oklab, var(--tone) 14%, ${theme.color.surface});
  color: var(--tone);
  box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--tone) 40%, transparent);
`;

const Title = styled.h3`
  font-size: ${theme.size.l};
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-inline-size: 46ch;
  color: ${theme.color.textMuted};
`;

const Receipt = styled.div`
  justify-self: stretch;
  margin-block-start: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s};
  justify-self: stretch;
  margin-block-start: ${theme.space.xs};
  & > * {
    flex: 1 1 auto;
  }
`;
