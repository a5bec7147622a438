import { Button, Icon, SpadeIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import aces from '../art/aces.webp';
import blackChip from '../art/black-chip.webp';
import chips from '../art/chips-blue.webp';
import { SceneArt } from '../scene/SceneArt.tsx';
import { SceneHero } from '../scene/SceneHero.tsx';
import { PokerFigures } from './PokerFigures.tsx';
import { usePlayPoker } from './usePlayPoker.ts';

/** The head of the poker page: current figures of the tables, and a link to the lobby. */
export function PokerHero() {
  const { t } = useTranslation('casinoWalletGames');
  const { play, prepare } = usePlayPoker();
  return (
    <SceneHero
      title={t('poker')}
      text={t('poker_intro')}
      art={<SceneArt back={aces} front={chips} small={blackChip} />}
    >
      <PokerFigures />
      <Button
        size="l"
        leading={<Icon of={SpadeIcon} size={20} />}
        onClick={play}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('poker_lobby')}
      </Button>
    </SceneHero>
  );
}
