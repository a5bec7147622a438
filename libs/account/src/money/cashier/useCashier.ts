import { useProfile } from '@baize/player';
import { useStore } from '@baize/ui/store';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lastPaymentOf, lastPayments } from '../payment/lastPayment.ts';
import { paymentQueries } from '../payment/paymentQueries.ts';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';

/**
 * The methods for deposits or withdrawals with the selected category and method; the last used method comes first (ADR
 * 51).
 */
export function useCashier(direction: PaymentDirection) {
  const query = useQuery(paymentQueries.details(direction));
  const playerId = useProfile().data?.id;
  const last = lastPaymentOf(useStore(lastPayments), playerId, direction);
  const [category, setCategory] = useState<number>();
  const [chosenId, setChosenId] = useState<number>();
  const { methods = [], categories = [] } = query.data ?? {};
  const used = methods.filter(({ id }) => id === last?.method);
  const ordered = [...used, ...methods.filter((method) => !used.includes(method))];
  const shown = ordered.filter(({ categoryId }) => category === undefined || categoryId === category);
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0];
  return {
    query,
    isEmpty: methods.length === 0,
    /** Only categories that have a method. */
    categories: categories.filter(({ id }) => methods.some(({ categoryId }) => categoryId === id)),
    category,
    setCategory,
    methods: shown,
    chosen,
    choose: setChosenId,
    last: used.length > 0 ? last : undefined,
  };
}
