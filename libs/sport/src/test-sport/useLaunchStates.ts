import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askSportLaunch, type SportWish } from '../launch/askSportLaunch.ts';
import { launchState } from './launchState.ts';

export const wishKey = ({ provider, page }: SportWish) => `${provider}/${page}`;

/** Launches pages one after another, and keeps the raw state of each. */
export function useLaunchStates() {
  const [states, setStates] = useState<ReadonlyMap<string, string>>(new Map());
  const isRunning = useRef(false);
  const { mutateAsync, isPending } = useMutation({ mutationFn: askSportLaunch });
  const launch = async (wishes: readonly SportWish[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (const wish of wishes) {
      const outcome = await mutateAsync(wish).then(
        (launch) => ({ launch }),
        (error: unknown) => ({ error }),
      );
      setStates((known) => new Map(known).set(wishKey(wish), launchState(outcome)));
    }
    isRunning.current = false;
  };
  return { states, isPending, launch: (wishes: readonly SportWish[]) => void launch(wishes) };
}
