import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Decision } from './fetchDecision.ts';
import { PAYMENT_POLL_MS } from './PAYMENT_POLL_MS.ts';
import { paymentQueries, type PendingPayment } from './paymentQueries.ts';
import type { PaymentDirection } from './PaymentDirection.ts';

interface Placed {
  /** The request, including time and number after it was decided; undefined until the platform lists it. */
  request: PendingPayment | undefined;
  /** Undefined while pending. */
  decision: Decision | undefined;
}

/** A payment that was just sent: first pending, then decided (spec 3/4.money/4). */
export function usePlacedPayment(direction: PaymentDirection, minor: number): Placed {
  const { data: pending, isSuccess } = useQuery(paymentQueries.pending(direction));
  const listed = pending?.find(({ amount }) => amount === minor);
  const [request, setRequest] = useState(listed);
  if (!request && listed) setRequest(listed);
  const hasGone = request !== undefined && isSuccess && !pending.some(({ id }) => id === request.id);
  const { data: decision } = useQuery({
    ...paymentQueries.decision(direction, request?.id ?? 0),
    enabled: hasGone,
    refetchInterval: ({ state }) => (state.data ? false : PAYMENT_POLL_MS),
  });
  return { request, decision: (hasGone && decision) || undefined };
}
