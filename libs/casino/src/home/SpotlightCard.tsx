import type { Game } from '@baize/api';
import { Badge, SpotlightGame } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { providerName } from '../game/providerName.ts';
import { usePlay } from '../launch/usePlay.ts';

/** A section's first game in large, with its play buttons. */
export function SpotlightCard({ game }: { game: Game }) {
  const { t } = useTranslation('casino');
  const { play, playDemo } = usePlay(game);
  const hasDemo = game.demo === 1;
  return (
    <SpotlightGame
      name={game.name}
      provider={providerName(game)}
      image={game.image}
      caption={t('spotlight')}
      badges={game.mark && <Badge>{t(`mark_${game.mark}`)}</Badge>}
      playLabel={t('play')}
      onPlay={play}
      demoLabel={hasDemo ? t('play_for_free') : undefined}
      onDemo={hasDemo ? playDemo : undefined}
    />
  );
}
