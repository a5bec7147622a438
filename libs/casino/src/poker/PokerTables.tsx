import { Button, media, SectionHeader, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import aces from '../art/aces.webp';
import chips from '../art/chips-red.webp';
import dice from '../art/dice.webp';
import chip from '../art/green-chip.webp';
import { SceneCard } from '../scene/SceneCard.tsx';
import { usePlayPoker } from './usePlayPoker.ts';

/** The four games of the poker room (spec 2/2.5/3). */
const TABLES = [
  { id: 'holdem', art: aces },
  { id: 'omaha', art: chips },
  { id: 'turkish', art: chip },
  { id: 'tavla', art: dice },
] as const;

const HEADING = 'poker-games';

export function PokerTables() {
  const { t } = useTranslation(['casinoWalletGames', 'casino']);
  const { play, prepare } = usePlayPoker();
  return (
    <section aria-labelledby={HEADING}>
      <SectionHeader heading={t('poker_games')} id={HEADING} />
      <Grid>
        {TABLES.map(({ id, art }) => (
          <li key={id}>
            <SceneCard art={art} title={t(id)} text={t(`${id}_text`)}>
              <Button
                full
                aria-label={t('play_table', { name: t(id) })}
                onClick={play}
                onPointerEnter={prepare}
                onFocus={prepare}
              >
                {t('play', { ns: 'casino' })}
              </Button>
            </SceneCard>
          </li>
        ))}
      </Grid>
    </section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s};
  padding: 0;
  list-style: none;
  ${media.tablet} {
    gap: ${theme.space.m};
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  & > li {
    display: grid;
  }
`;
