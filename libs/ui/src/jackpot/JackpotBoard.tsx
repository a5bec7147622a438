import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { ClubIcon, CrownIcon, DiamondIcon, HeartIcon, SpadeIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { JackpotAmount } from './JackpotAmount.tsx';
import { JackpotGrand } from './JackpotGrand.tsx';

export const JACKPOT_TIERS = ['minor', 'major', 'mega', 'grand'] as const;
export type JackpotTier = (typeof JACKPOT_TIERS)[number];

export type JackpotBoardProps = {
  heading: string;
  /**
   * The name of each tier and its amount, in the unit `format` takes: undefined while it is loading, null
   * when it is unknown.
   */
  tiers: Record<JackpotTier, { name: string; amount: number | null | undefined }>;
  format: (amount: number) => string;
  /** A link or button in the grand box: "play jackpot games". */
  action?: ReactNode;
  /** One line below the board about its tiers. */
  note?: string;
  /** Read in place of the dash of an unknown amount. */
  unknownLabel?: string;
  /**
   * The amounts aren't real jackpots but decoration (a brand's switch): this line tells sighted users, and the board is
   * hidden from assistive technology. Omit `action` then.
   */
  decoration?: string;
};

const SUITS: Record<JackpotTier, IconComponent> = {
  minor: SpadeIcon,
  major: ClubIcon,
  mega: HeartIcon,
  grand: DiamondIcon,
};
const LESSER = ['mega', 'major', 'minor'] as const;

/**
 * The four jackpots of a network, the grand one at the top. Amounts count up when they arrive; one that is
 * loading is a placeholder bar, an unknown one a dash.
 *
 * - Use once on a page, for jackpots with the tiers minor, major, mega and grand.
 * - Not for jackpots of levels with a history: JackpotLevels. Not for a player's own money: Money.
 * - Keys: none of its own; the `action` has them.
 * - Screen reader: a region named by its heading; amounts are read as their final value, not as they count up, and
 *   aren't announced when they change. As decoration it is hidden completely.
 */
export function JackpotBoard({
  heading,
  tiers,
  format,
  action,
  note,
  unknownLabel = '',
  decoration,
}: JackpotBoardProps) {
  const isOrnament = decoration !== undefined;
  return (
    <Root aria-label={heading} aria-hidden={isOrnament || undefined} inert={isOrnament}>
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
      {note && <Note>{note}</Note>}
      {isOrnament && <Ornament>{decoration}</Ornament>}
    </Root>
  );

  function amountOf(tier: JackpotTier) {
    return <JackpotAmount amount={tiers[tier].amount} format={format} unknownLabel={unknownLabel} />;
  }
}

/* It is used in columns as well as across a page, so it responds to its own width. */
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

/* Next to each other on the width of a tablet; beside the grand one they are never narrower than 320 px. The
   board's width decides for both. */
const Lesser = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  @container (min-width: 600px) and (max-width: 819.98px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
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
  @container (min-width: 600px) and (max-width: 819.98px) {
    grid-template: 'suit name' 'amount amount' / auto minmax(0, 1fr);
    gap: ${theme.space.xs} ${theme.space.s};
    padding: ${theme.space.m};
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

const Note = styled.p`
  margin-block-start: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  line-height: 20px;
`;

const Ornament = styled.p`
  margin-block-start: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  text-align: end;
`;
