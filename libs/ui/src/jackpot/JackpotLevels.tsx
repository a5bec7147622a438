import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { JackpotLevelCard, type JackpotLevel } from './JackpotLevelCard.tsx';

export type JackpotLevelsProps = {
  heading: string;
  /** From the first level to the fourth: clubs, diamonds, hearts, spades. */
  levels: readonly JackpotLevel[];
  format: (amount: number) => string;
  /** Read in place of the dash of an unknown amount. */
  unknownLabel: string;
  /** Read aloud after a level's name on its button: "show its history". */
  historyLabel: string;
  /** As in JackpotBoard: the amounts are decoration, and this line explains that. */
  decoration?: string;
};

/**
 * The jackpots of a game with four levels, one suit each. A level with a history flips to show it on hover, focus or
 * tap: the largest win, how many there were, the last one and who won it.
 *
 * - Use for jackpots of levels I to IV with suits and the provider's history of them.
 * - Not for a network's minor, major, mega and grand: JackpotBoard. Not for winners: WinnerTicker.
 * - Keys: Tab reaches each level and shows its history; Enter and Space hide and show it; Escape hides it.
 * - Screen reader: a list; each level with a history is a button that is expanded or not, and its facts follow it.
 *   Amounts are not announced when they change. As decoration it is hidden altogether.
 */
export function JackpotLevels({ heading, levels, decoration, ...rest }: JackpotLevelsProps) {
  const isOrnament = decoration !== undefined;
  return (
    <Root aria-label={heading} aria-hidden={isOrnament || undefined} inert={isOrnament}>
      <Heading>{heading}</Heading>
      <Levels>
        {levels.map((level, index) => (
          <JackpotLevelCard key={level.id} level={level} place={index} {...rest} />
        ))}
      </Levels>
      {isOrnament && <Ornament>{decoration}</Ornament>}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space.m};
  container-type: inline-size;
`;

const Heading = styled.h2`
  font-size: ${theme.size.xl};
  overflow-wrap: anywhere;
`;

const Levels = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  @container (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 960px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Ornament = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  text-align: end;
`;
