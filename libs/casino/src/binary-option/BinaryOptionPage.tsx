import { paths } from '@baize/routing';
import { api, call } from '@baize/api';
import { binaryOptionWallet, useWalletBalance } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { WalletSessionFacts } from '../game-view/WalletSessionFacts.tsx';
import { parseUrlLaunch } from '../launch/parseUrlLaunch.ts';
import type { PlayMode } from '../launch/useLaunch.ts';
import { GameWithModes } from '../play-mode/GameWithModes.tsx';
import { TransferTool } from '../wallet-panel/TransferTool.tsx';

/** The platform's names for the modes. */
const PATHS = { real: 'lobby', demo: 'lobby-demo' } as const;

const openPage = async (mode: PlayMode) =>
  parseUrlLaunch(
    (await call(api.GET('/binary-option/{mode}', { params: { path: { mode: PATHS[mode] } } }))).data,
  );

/** /play-live-binary: the binary option, with its own wallet for real money (spec 2/2.6/4). */
export function BinaryOptionPage() {
  const { t } = useTranslation('casinoWalletGames');
  const { refresh } = useWalletBalance(binaryOptionWallet);
  return (
    <GameWithModes
      name={t('binary_option')}
      openPage={openPage}
      lobby={paths.casino}
      facts={<WalletSessionFacts wallet={binaryOptionWallet} />}
      tools={<TransferTool wallet={binaryOptionWallet} />}
      onRound={refresh}
    />
  );
}
