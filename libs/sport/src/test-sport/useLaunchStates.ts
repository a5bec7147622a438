import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fetchSportLaunch, type SportLaunchRequest } from '../launch/fetchSportLaunch.ts';
import { launchState } from './launchState.ts';

export const requestKey = ({ provider, page }: SportLaunchRequest) => `${provider}/${page}`;

/** Launches pages one after another, and keeps the raw state of each. */
export function useLaunchStates() {
  const [states, setStates] = useState<ReadonlyMap<string, string>>(new Map());
  const isRunning = useRef(false);
  const { mutateAsync, isPending } = useMutation({ mutationFn: fetchSportLaunch });
  const launch = async (requests: readonly SportLaunchRequest[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (const request of requests) {
      const outcome = await mutateAsync(request).then(
        (launch) => ({ launch }),
        (error: unknown) => ({ error }),
      );
      setStates((known) => new Map(known).set(requestKey(request), launchState(outcome)));
    }
    isRunning.current = false;
  };
  return { states, isPending, launch: (requests: readonly SportLaunchRequest[]) => void launch(requests) };
}
