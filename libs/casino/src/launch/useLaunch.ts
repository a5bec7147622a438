import { api, call, type DeviceId, type Launch } from '@baize/api';
import { useDeviceId } from '@baize/brand';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readLaunch } from './readLaunch.ts';

export type PlayMode = 'real' | 'demo';

async function askLaunch(mode: PlayMode, id: string, device: DeviceId): Promise<Launch> {
  const init = { params: { path: { id }, query: { device } } };
  const sent = mode === 'real' ? call(api.GET('/game/{id}', init)) : call(api.GET('/gameDemo/{id}', init));
  return readLaunch((await sent).data);
}

interface GameLaunch {
  launch: Launch | undefined;
  error: unknown;
  /** Requests a new launch, since an address can be used once. Does nothing while one is in progress. */
  again: () => void;
}

/** Launches a game on mount. A launch has side effects on the platform, so it's never retried automatically. */
export function useLaunch(mode: PlayMode, gameId: string): GameLaunch {
  const device = useDeviceId();
  const { mutate, data, error, isPending } = useMutation({
    scope: { id: 'launch' },
    mutationFn: () => askLaunch(mode, gameId, device),
  });
  useEffect(() => mutate(), [mutate, mode, gameId]);
  return {
    launch: isPending ? undefined : data,
    error: isPending ? undefined : error,
    again: () => {
      if (!isPending) mutate();
    },
  };
}
