import { useLanguage } from '@baize/i18n';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fetchBettingHistory, type BettingLaunch, type BettingProvider } from './bettingProviders.ts';

interface BettingLaunchState {
  launch: BettingLaunch | undefined;
  /** Differs with each launch. */
  id: number;
  error: unknown;
  /** Requests a new launch, since a URL can be used only once. Does nothing while one is in progress. */
  again: () => void;
}

/** Launches a provider's history, and relaunches it in another language; never retried automatically. */
export function useBettingLaunch(provider: BettingProvider): BettingLaunchState {
  const isRunning = useRef(false);
  const language = useLanguage();
  const { mutate, data, error, isPending, submittedAt } = useMutation({
    mutationFn: fetchBettingHistory,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  const send = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(provider);
  };
  const launch = useEffectEvent(send);
  useEffect(() => launch(), [language]);
  return {
    launch: isPending ? undefined : data,
    id: submittedAt,
    error: isPending ? undefined : (error ?? undefined),
    again: send,
  };
}
