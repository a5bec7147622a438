export { SessionEndedHost } from './session-ended/SessionEndedHost.tsx';
export { RequirePlayer } from './guard/RequirePlayer.tsx';
export { openLoginDialog, openRegisterDialog, useLoginDialog } from './login/loginDialog.ts';
export { LoginDialogHost } from './login/LoginDialogHost.tsx';
export { useLogout } from './logout/useLogout.ts';
export { depositedQueries } from './play/depositedQueries.ts';
export { useDeposited } from './play/useDeposited.ts';
export { useAnnounceRound, useIsPlayPaused, useIsRoundRunning, usePausePlay } from './play/playStore.ts';
export { profileQueries } from './profile/profileQueries.ts';
export { PasswordHint } from './password/PasswordHint.tsx';
export { useBalance } from './profile/useBalance.ts';
export { useBonusBalance } from './profile/useBonusBalance.ts';
export { usePlayerName, type PlayerName } from './profile/usePlayerName.ts';
export { useStoredProfile } from './profile/useStoredProfile.ts';
export { useStoreProfile } from './profile/useStoreProfile.ts';
export { useProfile } from './profile/useProfile.ts';
export { useSharedProfile } from './shared-profile/useSharedProfile.ts';
export { RealityCheckIntervals } from './reality-check/RealityCheckIntervals.tsx';
export { realityCheckRecord } from './reality-check/realityCheckRecord.ts';
export {
  isDue,
  nextCheckAt,
  recordOfPlayer,
  type RealityCheckInterval,
} from './reality-check/realityCheckSchedule.ts';
export { useRealityCheckInterval } from './reality-check/useRealityCheckInterval.ts';
export { CountriesFailed } from './register/CountriesFailed.tsx';
export { useCountries } from './register/useCountries.ts';
export { sessionRoutes } from './routes.ts';
export { sessionTexts } from './texts.ts';
export { shareChannel, type Shared } from './tabs/shareChannel.ts';
export { tabLead } from './tabs/tabLead.ts';
export { playerKey } from './token/playerKey.ts';
export { leaveClosedAccount, type AccountClosure } from './token/accountClosed.ts';
export { onSessionEnd } from './token/onSessionEnd.ts';
export { rejectSession, useClearSessionEnded } from './token/rejectSession.ts';
export { waitForTokenRefresh } from './token/waitForTokenRefresh.ts';
export { endSession, sessionStore, startSession } from './token/sessionStore.ts';
export { useClearPlayerData } from './token/useClearPlayerData.ts';
export { useIsPlayer, useLoginTime } from './token/useIsPlayer.ts';
export { useTokenRefresh } from './token/useTokenRefresh.ts';
