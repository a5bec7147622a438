import { RouteView } from '@baize/routing';
import { LoginDialogHost, RequirePlayer } from '@baize/session';
import { VerifyPhoneHost, walletTexts } from '@baize/wallet';
import { roomTexts } from './roomTexts.ts';
import { casinoTexts } from './texts.ts';

export const ROOM_TEXTS = [casinoTexts, roomTexts, walletTexts];

/** The page for the URL, and the popups that it may open. */
export const RoomPage = () => (
  <>
    <RouteView guard={RequirePlayer} fallback={null} />
    <LoginDialogHost />
    <VerifyPhoneHost />
  </>
);
