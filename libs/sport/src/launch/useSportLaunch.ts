import { useLanguage } from '@baize/i18n';
import { useIsPlayer, useLoginTime } from '@baize/session';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { askSportLaunch, type SportWish } from './askSportLaunch.ts';
import type { SportLaunch } from './readSportLaunch.ts';

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
 * platform, so it's never retried automatically. Does nothing without a wish.
 */
export function useSportLaunch(wish: SportWish | undefined): SportLaunchState {
  /* Several presses may come before the next render. */
  const running = useRef(0);
  const who = [useIsPlayer(), useLoginTime(), useLanguage()].join();
  const { mutate, data, error, isPending, submittedAt, variables } = useMutation({
    mutationFn: ({ wish }: { wish: SportWish; key: string }) => askSportLaunch(wish),
    onSettled: () => void (running.current -= 1),
  });
  const key = wish && [wish.provider, wish.page, wish.match, wish.pick, who].join('/');
  const send = () => {
    if (!wish || key === undefined) return;
    running.current += 1;
    mutate({ wish, key });
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
