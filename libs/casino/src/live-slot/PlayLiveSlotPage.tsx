import { paths } from '@baize/routing';
import { api, call } from '@baize/api';
import { liveSlotWallet, useWalletBalance } from '@baize/wallet';
import { useSearchParams } from 'react-router';
import { GameStage } from '../game-view/GameStage.tsx';
import { LaunchRefused } from '../game-view/LaunchRefused.tsx';
import { WalletSessionFacts } from '../game-view/WalletSessionFacts.tsx';
import { parseUrlLaunch } from '../launch/parseUrlLaunch.ts';
import { useLaunchCall } from '../launch/useLaunchCall.ts';
import { TransferTool } from '../wallet-panel/TransferTool.tsx';
import { roomOf } from './liveSlotRooms.ts';

/** /play-live-slot: one of the two rooms in its iframe; transfer, reload, full screen, close (spec 2/2.4.wallets/2). */
export function PlayLiveSlotPage() {
  const [query] = useSearchParams();
  const { provider, name } = roomOf(query.get('provider'));
  const { refresh } = useWalletBalance(liveSlotWallet);
  const { launch, error, again } = useLaunchCall(String(provider), async () =>
    parseUrlLaunch((await call(api.GET('/live-slot/lobby', { params: { query: { provider } } }))).data),
  );
  if (error) return <LaunchRefused error={error} lobby={paths.liveSlot} onRetry={again} />;
  return (
    <GameStage
      name={name}
      unlisted
      tools={<TransferTool wallet={liveSlotWallet} />}
      bars={<WalletSessionFacts wallet={liveSlotWallet} />}
      lobby={paths.liveSlot}
      onReload={again}
      launch={launch}
      onRound={refresh}
    />
  );
}
