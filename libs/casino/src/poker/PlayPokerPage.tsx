import { paths } from '@baize/routing';
import { api, call } from '@baize/api';
import { useDeviceNow } from '@baize/site';
import { pokerWallet, useWalletBalance } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { GameStage } from '../game-view/GameStage.tsx';
import { LaunchRefused } from '../game-view/LaunchRefused.tsx';
import { useWholeWindow } from '../game-view/useWholeWindow.ts';
import { WalletSessionFacts } from '../game-view/WalletSessionFacts.tsx';
import { parseLaunch } from '../launch/parseLaunch.ts';
import { useLaunchCall } from '../launch/useLaunchCall.ts';

/** /PlayPoker: the poker lobby in its iframe; closing returns to /poker (spec 2/2.4.wallets/1). */
export function PlayPokerPage() {
  const { t } = useTranslation('casinoWalletGames');
  const deviceNow = useDeviceNow();
  const { refresh } = useWalletBalance(pokerWallet);
  const { launch, error, again } = useLaunchCall('poker', async () =>
    parseLaunch((await call(api.GET('/open-lobby', { params: { query: { device: deviceNow() } } }))).data),
  );
  const shown = useWholeWindow(launch);
  if (error) return <LaunchRefused error={error} lobby={paths.poker} onRetry={again} />;
  return (
    <GameStage
      name={t('poker')}
      unlisted
      bars={<WalletSessionFacts wallet={pokerWallet} />}
      lobby={paths.poker}
      onReload={again}
      launch={shown}
      onRound={refresh}
    />
  );
}
