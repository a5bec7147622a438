import { fragment, type Raw } from '../../../http/html.ts';

/** A radio group that the page's script fills (`radioRow.js`). */
export const radioRow = (id: string, label: string, className = 'chips'): Raw => fragment`
        <div class="${className}" id="${id}" role="radiogroup" data-label="${label}"></div>`;
