import { decoder, type LimitChange, isLostReply } from '@baize/api';
import { useFormMutation, type FormErrors } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { profileQueries } from '@baize/player';
import { showAlert } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { paymentQueries } from '../../money/payment/paymentQueries.ts';
import { limitQueries, PERIODS, sendLimits, type LimitType } from './limitQueries.ts';

interface Options {
  type: LimitType;
  onSaved: () => void;
  onRefused: (errors: FormErrors) => void;
  /** No reply, so it's unknown whether the limits were changed. */
  onLost: () => void;
}

const DONE = 'limits_updated';

/**
 * Saves limits, once per press. Afterwards limits, including those on the deposit page, and profile are refetched,
 * whatever the outcome.
 */
export function useSaveLimits({ type, onSaved, onRefused, onLost }: Options) {
  const serverText = useServerText();
  const queryClient = useQueryClient();
  const isLost = useRef(false);
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: limitQueries.all() });
    void queryClient.invalidateQueries({ queryKey: paymentQueries.depositLimits().queryKey });
    void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
  };
  return useFormMutation({
    names: PERIODS,
    send: (body: LimitChange) =>
      sendLimits(type, body).catch((error: unknown) => {
        isLost.current = isLostReply(error);
        throw error;
      }),
    onDone: (reply) => {
      const message = decoder.text((reply.data as { message?: unknown } | undefined)?.message) ?? DONE;
      showAlert('success', () => serverText(message, DONE));
      onSaved();
      refetch();
    },
    onRefused: (errors) => {
      refetch();
      if (isLost.current) onLost();
      else onRefused(errors);
    },
  });
}
