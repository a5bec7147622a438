import { fragment, type Raw } from '../../../http/html.ts';

const figure = (name: string): Raw => fragment`
        <div class="${name === 'win' ? 'figure win' : 'figure'}">
          <dt data-text="${name}"></dt>
          <dd id="${name}">—</dd>
        </div>`;

/** A game's amounts, each by its text's name, which is also the element's id. */
export const figures = (...names: readonly ('balance' | 'bet' | 'win')[]): Raw => fragment`
      <dl class="figures">${names.map(figure)}
      </dl>`;
