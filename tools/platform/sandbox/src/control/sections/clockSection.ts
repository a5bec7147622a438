import { fragment } from '../../http/html.ts';
import { clockState } from '../controlData.ts';
import { button } from '../parts/button.ts';
import type { Section } from '../Section.ts';

/** Shows and moves the clock. */
export const clockSection: Section = {
  id: 'clock',
  title: 'Clock',
  place: 'tools',
  draw(sandbox) {
    const { now, offsetMinutes } = clockState(sandbox);
    const moved = offsetMinutes === 0 ? 'runs with this machine' : `moved by ${offsetMinutes} min`;
    const buttons = [
      button('clock', { minutes: 5 }, '+5 min'),
      button('clock', { minutes: 60 }, '+1 h'),
      button('clock', { minutes: 1440 }, '+1 day'),
      button('clock', { minutes: 43200 }, '+30 days'),
      button('clock', { to: 'now' }, 'Back to now'),
    ];
    return fragment`<p class="now">${now}</p><p class="hint">UTC, ${moved}</p><div class="buttons">${buttons}</div>`;
  },
};
