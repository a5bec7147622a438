import { fragment, type Raw } from '../../../http/html.ts';

export interface StepperParts {
  /** The value's element id, for `stepper.js`. */
  name: string;
  /** Names of the page's texts: the label, and those of the two buttons. */
  label?: string;
  less?: string;
  more?: string;
}

const button = (id: string, label: string, sign: string): Raw => fragment`
  <button class="round" id="${id}" type="button" data-label="${label}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${sign}" /></svg>
  </button>`;

/** Two buttons around a value. */
export const stepper = ({ name, label = name, less = 'less', more = 'more' }: StepperParts): Raw => fragment`
  <div class="stepper" role="group" data-label="${label}">
    ${button(`${name}Less`, less, 'M6 12h12')}
    <p><span class="label" data-text="${label}"></span><output id="${name}">—</output></p>
    ${button(`${name}More`, more, 'M6 12h12M12 6v12')}
  </div>`;
