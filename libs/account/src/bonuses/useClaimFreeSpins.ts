import { decoder, errorMessageKey, isApiError, isLostReply } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { profileQueries } from '@baize/player';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { historyQueries } from '../history/historyQueries.ts';
import { claimFreeSpins, freeSpinQueries } from './freeSpinQueries.ts';

const DONE = 'free_spins_claimed';
/** Still in progress, or a gateway gave up waiting. */
const UNDECIDED: ReadonlySet<number | undefined> = new Set([409, 502, 503, 504, 524]);

const isUnknown = (error: unknown) =>
  isLostReply(error) || (isApiError(error) && UNDECIDED.has(error.status));

/**
 * Claims free spins, with one call per press and no automatic retries. Afterwards it refetches available free spins,
 * the histories and the balance, whatever the outcome.
 */
export function useClaimFreeSpins(onClaimed: () => void) {
  const { t } = useTranslation('accountBonuses');
  const serverText = useServerText();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<() => string>();
  /* The keys of claims with an unknown outcome. */
  const keys = useRef(new Map<number, string>());
  const { mutateAsync } = useMutation({
    mutationFn: ({ gameId, key }: { gameId: number; key: string }) => claimFreeSpins(gameId, key),
  });

  const refetch = () => {
    for (const queryKey of [
      freeSpinQueries.available().queryKey,
      historyQueries.all(),
      profileQueries.me().queryKey,
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
  const fail = (getText: () => string) => {
    showAlert('error', getText, { silent: true });
    setProblem(() => getText);
  };

  const [claim, isClaiming] = useSubmitGuard(async (gameId: number) => {
    setProblem(undefined);
    if (!navigator.onLine) return fail(() => t('offline'));
    const key = keys.current.get(gameId) ?? crypto.randomUUID();
    keys.current.set(gameId, key);
    try {
      const { data } = await mutateAsync({ gameId, key });
      keys.current.delete(gameId);
      const message = decoder.text((data as { message?: unknown } | undefined)?.message) ?? DONE;
      showAlert('success', () => serverText(message, DONE));
      onClaimed();
    } catch (error) {
      if (isUnknown(error)) fail(() => t('lost'));
      else {
        keys.current.delete(gameId);
        fail(() => serverText(errorMessageKey(error), 'please_try_again'));
      }
    }
    refetch();
  });
  return { claim, isClaiming, problem: problem?.(), forget: () => setProblem(undefined) };
}
