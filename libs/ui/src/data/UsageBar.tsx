import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { BlockedIcon, WarningIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { usageRatio, usageState } from './usageState.ts';

export type UsageBarProps = {
  label: string;
  /** Both in the same unit; without `total` there is no limit. */
  used: number;
  total?: number;
  /** The same as text: `₺750,00 / ₺1.000,00`, or "no limit". */
  text: string;
  /** What this means for the player: `₺250,00 left, resets on Monday`. */
  note?: string;
};

const SIGNS = { none: undefined, calm: undefined, tight: WarningIcon, full: BlockedIcon } as const;

/**
 * How much of a limit is used. It warns from 80 % and marks a limit as used up at 100 %, with icon and text, not by
 * colour alone.
 *
 * - Use for a limit on deposits, bets, losses or time, before the action that it affects.
 * - Not for several of one limit: UsageBarGroup. Not for something good that fills: ProgressBar.
 * - Screen reader: a meter named by `label`, with `text` as its value.
 */
export function UsageBar({ label, used, total, text, note }: UsageBarProps) {
  const id = useId();
  const state = usageState(used, total);
  const part = usageRatio(used, total);
  const sign = SIGNS[state];
  return (
    <Root data-state={state}>
      <Line>
        <Label id={id}>{label}</Label>
        <Amount>{text}</Amount>
      </Line>
      {state === 'none' ? (
        <Track data-none aria-hidden="true" />
      ) : (
        <Track
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(part * 100)}
          aria-valuetext={text}
        >
          <Fill style={{ inlineSize: `${part * 100}%` }} />
        </Track>
      )}
      {note && (
        <Note>
          {sign && <Icon of={sign} size={14} />}
          {note}
        </Note>
      )}
    </Root>
  );
}

const Root = styled.div`
  --tone: ${theme.color.accent};
  --text-color: ${theme.color.textMuted};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  &[data-state='tight'] {
    --tone: ${theme.color.warning};
    --text-color: ${theme.color.warningText};
  }
  &[data-state='full'] {
    --tone: ${theme.color.danger};
    --text-color: ${theme.color.dangerText};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
`;

const Label = styled.span`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;

const Amount = styled.span`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  block-size: 10px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  overflow: hidden;
  &[data-none] {
    background: none;
    box-shadow: none;
    border: 1px dashed ${theme.color.lineStrong};
  }
`;

const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: linear-gradient(color-mix(in oklab, ${theme.color.onScrim} 22%, transparent), transparent)
    var(--tone);
  transition: inline-size ${theme.motion.slow} ${theme.motion.ease};
`;

const Note = styled.p`
  display: flex;
  gap: 6px;
  line-height: 1.4;
  & > svg {
    margin-block-start: 0.2em;
  }
  color: var(--text-color);
  font-size: ${theme.size.s};
`;
