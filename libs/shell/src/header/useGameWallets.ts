import { isOptionOn, useSiteOptions } from '@baize/site';
import { useHasRoute, paths } from '@baize/routing';
import { binaryOptionWallet, liveSlotWallet, pokerWallet, type GameWallet } from '@baize/wallet';

/** The wallets for the games that this site has (spec 3/2.money/10). */
export function useGameWallets(): GameWallet[] {
  const hasRoute = useHasRoute();
  const hasPoker = isOptionOn(useSiteOptions()?.poker) && hasRoute(paths.poker);
  return [
    ...(hasPoker ? [pokerWallet] : []),
    ...(hasRoute(paths.liveSlot) ? [liveSlotWallet] : []),
    ...(hasRoute(paths.binaryOption) ? [binaryOptionWallet] : []),
  ];
}
