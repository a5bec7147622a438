import { api, call, type DeviceId, type Launch } from '@baize/api';
import { useDeviceNow } from '@baize/site';
import { parseLaunch } from './parseLaunch.ts';
import { useLaunchCall } from './useLaunchCall.ts';

export type PlayMode = 'real' | 'demo';

async function fetchLaunch(mode: PlayMode, id: string, device: DeviceId): Promise<Launch> {
  const init = { params: { path: { id }, query: { device } } };
  const sent = mode === 'real' ? call(api.GET('/game/{id}', init)) : call(api.GET('/gameDemo/{id}', init));
  return parseLaunch((await sent).data);
}

/** Launches a game on mount, for real money or as a demo. */
export function useLaunch(mode: PlayMode, gameId: string) {
  const deviceNow = useDeviceNow();
  return useLaunchCall(`${mode}/${gameId}`, () => fetchLaunch(mode, gameId, deviceNow()));
}
