import { useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ClubIcon, DiamondIcon, HeartIcon, InfoIcon, SpadeIcon } from '../icon/icons.ts';
import { fadeIn } from '../motion/slideIn.ts';
import { theme } from '../theme/theme.ts';
import { JackpotAmount } from './JackpotAmount.tsx';
import { levelCardStyles } from './levelCardStyles.ts';
import { useHoverPopover } from './useHoverPopover.ts';

export type JackpotLevel = {
  id: string | number;
  /** For example "Level IV". */
  name: string;
  /** In the unit `format` takes: undefined while it is loading, null when it is unknown. */
  amount: number | null | undefined;
  /** Its history so far, formatted; an unknown `value` is a dash. */
  history?: readonly { label: string; value: string | undefined }[];
};

type JackpotLevelCardProps = {
  level: JackpotLevel;
  place: number;
  format: (amount: number) => string;
  unknownLabel: string;
  historyLabel: string;
};

const SUITS = [ClubIcon, DiamondIcon, HeartIcon, SpadeIcon] as const;

/** One level: its suit and amount, and its history on the back. Both sides have the same size. */
export function JackpotLevelCard({
  level,
  place,
  format,
  unknownLabel,
  historyLabel,
}: JackpotLevelCardProps) {
  const history = useId();
  const box = useHoverPopover();
  const suit = SUITS[place % SUITS.length] ?? SpadeIcon;
  const { name, history: facts } = level;
  return (
    <Root data-level={place + 1} data-open={box.open} {...(facts && box.hold)}>
      <Head>
        <Suit>
          <Icon of={suit} size={18} filled />
        </Suit>
        <Name>{name}</Name>
        {facts && <Icon of={InfoIcon} size={16} />}
      </Head>
      <Amount>
        <JackpotAmount amount={level.amount} format={format} unknownLabel={unknownLabel} />
      </Amount>
      <Watermark aria-hidden="true">
        <Icon of={suit} size={120} filled />
      </Watermark>
      {facts && (
        <>
          <Cover type="button" aria-expanded={box.open} aria-controls={history} {...box.button}>
            <VisuallyHidden>{`${name}: ${historyLabel}`}</VisuallyHidden>
          </Cover>
          <History id={history} hidden={!box.open}>
            {facts.map(({ label, value }) => (
              <Fact key={label}>
                <dt>{label}</dt>
                <dd>
                  {value ?? (
                    <>
                      <span aria-hidden="true">—</span>
                      <VisuallyHidden>{unknownLabel}</VisuallyHidden>
                    </>
                  )}
                </dd>
              </Fact>
            ))}
          </History>
        </>
      )}
    </Root>
  );
}

const Root = styled.li`
  ${levelCardStyles}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.textMuted};
`;

const Suit = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 34px;
  block-size: 34px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.canvas};
  color: var(--tone);
  box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--tone) 50%, transparent);
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
`;

const Amount = styled.p`
  align-self: end;
  color: ${theme.color.text};
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: clamp(1rem, 9cqi, ${theme.size.xxl});
  line-height: 1.15;
`;

const Watermark = styled.span`
  position: absolute;
  z-index: -1;
  inset-block-end: -28px;
  inset-inline-end: -20px;
  color: var(--tone);
  opacity: 0.1;
`;

const Cover = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  border-radius: inherit;
  background: none;
`;

/* Covers the amount, in the same box, so it takes no extra space and hides nothing else. */
const History = styled.dl`
  position: absolute;
  inset: 58px 1px 1px;
  display: grid;
  align-content: center;
  gap: 3px;
  padding: 0 ${theme.space.m} ${theme.space.s};
  border-radius: 0 0 ${theme.radius.l} ${theme.radius.l};
  background: ${theme.color.raised};
  font-size: ${theme.size.s};
  line-height: 1.3;
  ${fadeIn}
`;

const Fact = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.xs};
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    position: relative;
    min-inline-size: 0;
    color: ${theme.color.text};
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }
`;
