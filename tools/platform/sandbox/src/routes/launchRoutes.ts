import { openBinaryOption, openHighFlyer, openLiveSlotLobby, openPokerLobby } from '../casino/openPages.ts';
import { launchDemoGame, launchRealGame } from '../casino/launch.ts';
import type { Handler } from '../contract/Call.ts';

export const launchRoutes: Record<string, Handler> = {
  launchGame: launchRealGame,
  launchDemo: launchDemoGame,
  openPokerLobby,
  openLiveSlotLobby,
  openBinaryOption,
  openHighFlyer,
};
