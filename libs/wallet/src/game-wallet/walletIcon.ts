import { CherryIcon, SpadeIcon, TradeIcon, type IconComponent } from '@baize/ui';
import type { WalletName } from './GameWallet.ts';

/** The icon of each game wallet. */
export const walletIcon: Record<WalletName, IconComponent> = {
  poker: SpadeIcon,
  live_slot: CherryIcon,
  binary_option: TradeIcon,
};
