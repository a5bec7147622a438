import { fragment } from '../../http/html.ts';
import { ledger } from '../controlData.ts';
import { table } from '../parts/table.ts';
import type { Section } from '../Section.ts';

/** Whether the ledger balances, and every account. */
export const ledgerSection: Section = {
  id: 'ledger',
  title: 'Ledger',
  place: 'tables',
  async draw(sandbox) {
    const { accounts, invariants } = await ledger(sandbox);
    const states = invariants.map(
      ({ name, holds, offenders }) =>
        fragment`<li class="${holds ? 'holds' : 'broken'}">${name}${holds ? '' : `: ${offenders.join(', ')}`}</li>`,
    );
    const columns = { id: 'No.', name: 'Account', balance: 'Balance' };
    return fragment`<ul class="invariants">${states}</ul>
      <details><summary>All ${accounts.length} accounts</summary>${table({ rows: accounts, columns, empty: 'No account yet.' })}</details>`;
  },
};
