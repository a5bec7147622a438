import { useLanguage } from '@baize/i18n';
import { useIsPlayer, useLoginTime } from '@baize/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fetchSportLaunch, type SportLaunchRequest } from './fetchSportLaunch.ts';
import type { SportLaunch } from './parseSportLaunch.ts';

interface SportLaunchState {
  launch: SportLaunch | undefined;
  /** Differs for each launch, so that an earlier one's page isn't kept on screen. */
  id: number;
  error: unknown;
  /** Requests a new launch, since a URL can be used only once. Does nothing while one is in progress. */
  again: () => void;
}

/**
 * Launches a provider's page, and relaunches it for another page, player or language. A launch has side effects on the
 * platform, so it's never retried automatically. Does nothing without a request.
 */
export function useSportLaunch(request: SportLaunchRequest | undefined): SportLaunchState {
  /* Several presses may come before the next render. */
  const running = useRef(0);
  const who = [useIsPlayer(), useLoginTime(), useLanguage()].join();
  const { mutate, data, error, isPending, submittedAt, variables } = useMutation({
    mutationFn: ({ request }: { request: SportLaunchRequest; key: string }) => fetchSportLaunch(request),
    onSettled: () => void (running.current -= 1),
  });
  const key = request && [request.provider, request.page, request.match, request.pick, who].join('/');
  const send = () => {
    if (!request || key === undefined) return;
    running.current += 1;
    mutate({ request, key });
  };
  const launch = useEffectEvent(send);
  useEffect(() => launch(), [key]);
  const isCurrent = !isPending && key !== undefined && variables?.key === key;
  return {
    launch: isCurrent ? data : undefined,
    id: submittedAt,
    error: isCurrent ? (error ?? undefined) : undefined,
    again: () => {
      if (running.current === 0) send();
    },
  };
}
