import { fragment, type Raw } from '../../http/html.ts';
import { messages } from '../controlData.ts';
import { copy } from '../parts/copy.ts';
import { table } from '../parts/table.ts';
import type { Section } from '../Section.ts';

/** Codes and links can be copied on their own. */
const WANTED = /(\b\d{4,8}\b|https?:\/\/\S+)/;

function withWanted(text: string): Raw {
  const parts = text.split(WANTED);
  return fragment`${parts.map((part) => (WANTED.test(part) ? copy(part) : fragment`${part}`))}`;
}

/** SMS and mails sent to players. */
export const messagesSection: Section = {
  id: 'messages',
  title: 'Sent messages',
  place: 'tables',
  async draw(sandbox) {
    const rows = await messages(sandbox);
    return table({
      rows: rows.map((row) => ({ ...row, text: withWanted(row.text) })),
      columns: { at: 'When', kind: 'Kind', recipient: 'To', text: 'Text' },
      empty: 'Nothing was sent yet. Log in as mert to get an SMS code.',
    });
  },
};
