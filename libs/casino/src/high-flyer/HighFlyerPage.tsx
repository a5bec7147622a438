import { paths } from '@baize/routing';
import { api, call } from '@baize/api';
import { useTranslation } from 'react-i18next';
import { PlaySessionFacts } from '../game-view/PlaySessionFacts.tsx';
import { parseUrlLaunch } from '../launch/parseUrlLaunch.ts';
import type { PlayMode } from '../launch/useLaunch.ts';
import { GameWithModes } from '../play-mode/GameWithModes.tsx';
import { FlyerCard } from './FlyerCard.tsx';

/** The platform's names for the modes. */
const PATHS = { real: 'lobby', demo: 'lobby-demo' } as const;

const openPage = async (mode: PlayMode) =>
  parseUrlLaunch(
    (await call(api.GET('/high-flyer/{mode}', { params: { path: { mode: PATHS[mode] } } }))).data,
  );

/** /play-high-flyer: an airship game with its own URL (spec 2/2.6/3, ADR 37). */
export function HighFlyerPage() {
  const { t } = useTranslation('casinoWalletGames');
  return (
    <GameWithModes
      name={t('high_flyer')}
      openPage={openPage}
      lobby={paths.airshipGames}
      facts={<PlaySessionFacts />}
      intro={<FlyerCard />}
    />
  );
}
