import { fragment } from '../../http/html.ts';
import { button } from '../parts/button.ts';
import type { Section } from '../Section.ts';

/** The visitors' country; one is blocked. */
export const visitorsSection: Section = {
  id: 'visitors',
  title: 'Visitors come from',
  place: 'tools',
  async draw({ settings }) {
    const country = (await settings.get('geo')) ?? 'TR';
    const buttons = [
      button('country', { country: 'TR' }, 'Turkey'),
      button('country', { country: 'AA' }, 'Blocked country'),
    ];
    return fragment`<p class="now">${country}</p><div class="buttons">${buttons}</div>`;
  },
};
