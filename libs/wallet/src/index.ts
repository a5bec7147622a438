export type { GameWallet, WalletName } from './game-wallet/GameWallet.ts';
export { binaryOptionWallet } from './game-wallet/binaryOptionWallet.ts';
export { liveSlotWallet } from './game-wallet/liveSlotWallet.ts';
export { pokerWallet } from './game-wallet/pokerWallet.ts';
export { useWalletBalance, type WalletBalance } from './game-wallet/useWalletBalance.ts';
export { PokerUserDialog } from './poker-user/PokerUserDialog.tsx';
export { walletTexts } from './texts.ts';
export { TransferDialog } from './transfer/TransferDialog.tsx';
export { TransferForm } from './transfer/TransferForm.tsx';
