import { styled } from 'styled-components';
import { GameArt } from '../game-tile/GameArt.tsx';
import { theme } from '../theme/theme.ts';

export type Winner = {
  id: string | number;
  game: string;
  image?: string;
  /** Already masked, for example `de***a`. */
  user: string;
  amount: string;
};
export type WinnerRowProps = { winner: Winner };

/**
 * One win: the game, who, how much.
 *
 * - Use within a list of wins of your own.
 * - Not for the usual lists: WinnerTicker is made of it. Not for a player's own history: DataList.
 * - Screen reader: game, player, amount, in this order; the image is decorative.
 */
export function WinnerRow({ winner }: WinnerRowProps) {
  return (
    <Root>
      <Art>
        <GameArt src={winner.image} name="" />
      </Art>
      <Words>
        <Game>{winner.game}</Game>
        <User>{winner.user}</User>
      </Words>
      <Amount>{winner.amount}</Amount>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: 0;
  padding: 6px ${theme.space.m} 6px 6px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

const Art = styled.div`
  position: relative;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border-radius: min(${theme.radius.m}, 12px);
  overflow: hidden;
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.25;
  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Game = styled.span`
  max-inline-size: 18ch;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
`;

const User = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

const Amount = styled.strong`
  color: ${theme.color.positiveText};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
