import { RouteView } from '@baize/routing';
import { LoginDialogHost, RequirePlayer } from '@baize/session';
import { VerifyPhoneHost, walletTexts } from '@baize/wallet';
import { walletGameTexts } from './texts.ts';
import { casinoTexts } from '../texts.ts';

export const WALLET_GAME_TEXTS = [casinoTexts, walletGameTexts, walletTexts];

/** The page for the URL, and the popups that it may open. */
export const WalletGamePage = () => (
  <>
    <RouteView guard={RequirePlayer} fallback={null} />
    <LoginDialogHost />
    <VerifyPhoneHost />
  </>
);
