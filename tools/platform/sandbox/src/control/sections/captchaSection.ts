import { fragment } from '../../http/html.ts';
import { captchaKey } from '../../session/captcha.ts';
import { button } from '../parts/button.ts';
import type { Section } from '../Section.ts';

/** Whether login and registration require a captcha (option turnstile_validation). */
export const captchaSection: Section = {
  id: 'captcha',
  title: 'Captcha',
  place: 'tools',
  async draw(sandbox) {
    const key = await captchaKey(sandbox);
    const state = key === '' ? 'off' : 'on';
    const buttons = [
      button('captcha', { on: true }, 'Ask for it'),
      button('captcha', { on: false }, 'No captcha'),
    ];
    return fragment`<p class="now">${state}</p><div class="buttons">${buttons}</div>
      <p class="hint">Sites learn it within half a minute.</p>`;
  },
};
