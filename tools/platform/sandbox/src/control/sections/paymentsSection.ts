import { fragment } from '../../http/html.ts';
import { button } from '../parts/button.ts';
import { table } from '../parts/table.ts';
import { pendingPayments } from '../pendingPayments.ts';
import type { Section } from '../Section.ts';

const decisions = (id: number) =>
  fragment`<span class="buttons">${[
    button('payment', { id, decision: 'approve' }, 'Approve'),
    button('payment', { id, decision: 'reject' }, 'Reject'),
  ]}</span>`;

/** Deposits and withdrawals to approve or reject. */
export const paymentsSection: Section = {
  id: 'payments',
  title: 'Pending payments',
  place: 'tables',
  async draw(sandbox) {
    const rows = await pendingPayments(sandbox);
    return table({
      rows: rows.map((row) => ({ ...row, decide: decisions(row.id) })),
      columns: {
        at: 'When',
        player: 'Player',
        type: 'What',
        method: 'Method',
        amount: 'Amount',
        status: 'State',
        decide: 'Decide',
      },
      empty: 'Nothing waits. Deposits by form are approved after 2 minutes, withdrawals after 10.',
    });
  },
};
