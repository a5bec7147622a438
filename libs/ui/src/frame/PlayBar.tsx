import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type PlayBarFact = { id: string; label: string; value: ReactNode; tone?: 'plain' | 'win' | 'loss' };
export type PlayBarProps = {
  label: string;
  /** Time played, net result of this session, balance. */
  facts: readonly PlayBarFact[];
  /** At the end: the deposit, a link to limits and a break. */
  action?: ReactNode;
};

/**
 * The slim bar around every real-money game: the session's net result so far, always visible.
 *
 * - Use around each real-money game, with a link to limits and a break as its action.
 * - Not for play money. Not for an account's figures: FactList.
 * - Keys: none of its own; Tab reaches the action.
 * - Screen reader: a group named by `label`, facts with their labels; updates aren't announced.
 */
export function PlayBar({ label, facts, action }: PlayBarProps) {
  return (
    <Root role="group" aria-label={label}>
      <Facts>
        {facts.map((fact) => (
          <Fact key={fact.id}>
            <dt>{fact.label}</dt>
            <dd data-tone={fact.tone}>{fact.value}</dd>
          </Fact>
        ))}
      </Facts>
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-block-size: 44px;
  padding: 4px ${theme.space.m};
  background: ${theme.color.header};
  box-shadow: inset 0 1px 0 ${theme.color.line};
  color: ${theme.color.onHeader};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${theme.space.l};
  min-inline-size: 0;
  padding-block: 4px;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.xs};
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  font-size: ${theme.size.s};
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
  dd {
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  dd[data-tone='win'] {
    color: ${theme.color.positiveText};
  }
  dd[data-tone='loss'] {
    color: ${theme.color.dangerText};
  }
`;
