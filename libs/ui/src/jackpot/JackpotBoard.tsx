import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { ClubIcon, CrownIcon, DiamondIcon, HeartIcon, SpadeIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { JackpotGrand } from './JackpotGrand.tsx';
import { Odometer } from './Odometer.tsx';

/** About how high the board is in a page of any width: a CSS length for its place. */
export const JACKPOT_HEIGHT = 'clamp(264px, 1160px - 62vw, 527px)';

export const JACKPOT_TIERS = ['minor', 'major', 'mega', 'grand'] as const;
export type JackpotTier = (typeof JACKPOT_TIERS)[number];

export type JackpotBoardProps = {
  heading: string;
  /** The name of each tier and its amount, in the unit `format` takes; undefined while unknown. */
  tiers: Record<JackpotTier, { name: string; amount: number | undefined }>;
  format: (amount: number) => string;
  /** A link or button in the great box: "play jackpot games". */
  action?: ReactNode;
};

const SUITS: Record<JackpotTier, IconComponent> = {
  minor: SpadeIcon,
  major: ClubIcon,
  mega: HeartIcon,
  grand: DiamondIcon,
};
const LESSER = ['mega', 'major', 'minor'] as const;

/** The four jackpots, the grand one above all. Amounts climb when they arrive; an unknown one is a resting bar. */
export function JackpotBoard({ heading, tiers, format, action }: JackpotBoardProps) {
  return (
    <Root aria-label={heading}>
      <Board>
        <JackpotGrand
          heading={heading}
          name={tiers.grand.name}
          amount={amountOf('grand')}
          icon={<Icon of={CrownIcon} size={18} />}
          action={action}
        />
        <Lesser>
          {LESSER.map((tier) => (
            <Tier key={tier} data-tier={tier}>
              <Suit>
                <Icon of={SUITS[tier]} size={20} filled />
              </Suit>
              <Name>{tiers[tier].name}</Name>
              <Amount>{amountOf(tier)}</Amount>
            </Tier>
          ))}
        </Lesser>
      </Board>
    </Root>
  );

  function amountOf(tier: JackpotTier) {
    const { amount } = tiers[tier];
    return amount === undefined ? (
      <Resting aria-hidden="true" />
    ) : (
      <Odometer value={amount} format={format} />
    );
  }
}

/* It stands in columns as well as across a page, so its own width decides. */
const Root = styled.section`
  container-type: inline-size;
`;

const Board = styled.div`
  display: grid;
  gap: ${theme.space.s};
  @container (min-width: 820px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Lesser = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  container-type: inline-size;
`;

const Tier = styled.li`
  --tone: ${theme.color.accentText};
  position: relative;
  display: grid;
  grid-template: 'suit name' 'suit amount' / auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${theme.space.m};
  min-block-size: 76px;
  padding: ${theme.space.s} ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: linear-gradient(
    100deg,
    color-mix(in oklab, var(--tone) 16%, ${theme.color.surface}),
    ${theme.color.surface} 62%
  );
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    inset 3px 0 0 var(--tone),
    ${theme.shadow.s};
  overflow: hidden;
  @container (min-width: 320px) {
    grid-template: 'suit name amount' / auto minmax(0, 1fr) auto;
  }
  &[data-tier='mega'] {
    --tone: ${theme.color.dangerText};
  }
  &[data-tier='minor'] {
    --tone: ${theme.color.positiveText};
  }
`;

const Suit = styled.span`
  grid-area: suit;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.canvas};
  color: var(--tone);
  box-shadow: inset 0 0 0 1px color-mix(in oklab, var(--tone) 50%, transparent);
`;

const Name = styled.span`
  grid-area: name;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.bold};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`;

const Amount = styled.span`
  grid-area: amount;
  color: ${theme.color.text};
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: ${theme.size.xl};
`;

const Resting = styled.span`
  display: inline-block;
  inline-size: 7ch;
  block-size: 0.7em;
  border-radius: ${theme.radius.s};
  background: ${theme.color.skeleton};
`;
