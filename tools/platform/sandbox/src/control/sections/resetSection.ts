import { fragment } from '../../http/html.ts';
import type { Section } from '../Section.ts';

/** Restores the state of the first start. */
export const resetSection: Section = {
  id: 'reset',
  title: 'Start again',
  place: 'tools',
  draw: () => fragment`<p class="hint">Puts back players, money, past and clock as after the first start. Everybody is logged out.</p>
    <div class="buttons"><button class="danger" data-action="reset" data-body="{}" data-ask="Reset everything?">Reset to seed</button></div>`,
};
