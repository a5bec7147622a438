export { depositedQueries } from './play/depositedQueries.ts';
export { useAnnounceRound, useIsPlayPaused, useIsRoundRunning, usePausePlay } from './play/playStore.ts';
export { useDeposited } from './play/useDeposited.ts';
export { profileQueries } from './profile/profileQueries.ts';
export { useBalance } from './profile/useBalance.ts';
export { useBonusBalance } from './profile/useBonusBalance.ts';
export { useClearPlayerData } from './profile/useClearPlayerData.ts';
export { usePlayerName, type PlayerName } from './profile/usePlayerName.ts';
export { useProfile } from './profile/useProfile.ts';
export { useStoreProfile } from './profile/useStoreProfile.ts';
export { useStoredProfile } from './profile/useStoredProfile.ts';
export { RealityCheckIntervals } from './reality-check/RealityCheckIntervals.tsx';
export { realityCheckRecord } from './reality-check/realityCheckRecord.ts';
export {
  isDue,
  nextCheckAt,
  recordOfPlayer,
  type RealityCheckInterval,
} from './reality-check/realityCheckSchedule.ts';
export { useRealityCheckInterval } from './reality-check/useRealityCheckInterval.ts';
export { useSharedProfile } from './shared-profile/useSharedProfile.ts';
