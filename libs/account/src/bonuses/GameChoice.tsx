import type { FreeSpinGame } from '@baize/api';
import { theme } from '@baize/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface Props {
  games: readonly FreeSpinGame[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** The games with free spins, as selectable pictures. */
export function GameChoice({ games, chosen, onChoose }: Props) {
  const { t } = useTranslation('accountBonuses');
  const name = useId();
  return (
    <Games role="radiogroup" aria-label={t('choose_game')}>
      {games.map((game) => (
        <Choice key={game.id}>
          <input
            type="radio"
            name={name}
            value={game.id}
            checked={game.id === chosen}
            onChange={() => onChoose(game.id)}
          />
          {game.image === '' ? (
            <Blank />
          ) : (
            <img src={game.image} alt="" width={96} height={128} loading="lazy" />
          )}
          <span>{game.name}</span>
        </Choice>
      ))}
    </Games>
  );
}

const Games = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: ${theme.space.m};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 4;
    border-radius: ${theme.radius.s};
    object-fit: cover;
  }
  &:has(:checked) {
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 2px ${theme.color.accent};
    color: ${theme.color.onAccentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const Blank = styled.span`
  aspect-ratio: 3 / 4;
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
`;
