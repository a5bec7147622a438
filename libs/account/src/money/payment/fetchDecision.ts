import { api, call, platformMoment } from '@baize/api';
import { lastDays } from '@baize/ui';
import { decodeHistoryPage } from '../../history/decodeHistoryPage.ts';
import { decodeFinance } from '../../history/historyRows.ts';
import { PAYMENT_TYPES, type PaymentDirection } from './PaymentDirection.ts';

/** The platform's decision about a payment. */
export interface Decision {
  isApproved: boolean;
  /** The reason, in the platform's words. */
  note: string | undefined;
}

const APPROVED = 1;
const REJECTED = 2;
const DAYS = 3;

/** The decision about a payment from the last few days; null if there is none yet. */
export async function fetchDecision(
  direction: PaymentDirection,
  id: number,
  signal: AbortSignal,
): Promise<Decision | null> {
  const { from, to } = lastDays(DAYS, Date.now());
  const query = {
    type: PAYMENT_TYPES[direction],
    start_date: platformMoment(from),
    end_date: platformMoment(to),
    page: 1,
  };
  const reply = await call(api.GET('/account/financial-history', { params: { query }, signal }));
  const found = decodeHistoryPage(reply, decodeFinance, 1).rows.find((row) => row.id === id);
  const isDecided = found?.status === APPROVED || found?.status === REJECTED;
  return isDecided ? { isApproved: found.status === APPROVED, note: found.manager_note } : null;
}
