import { fragment, type Raw } from '../../../http/html.ts';

const figure = (name: string): Raw => fragment`
        <div class="${name === 'win' ? 'figure win' : 'figure'}">
          <dt data-text="${name}"></dt>
          <dd id="${name}">—</dd>
        </div>`;

/** The figures of a game: each the name of its text and the id of its amount. */
export const figures = (...names: readonly ('balance' | 'bet' | 'win')[]): Raw => fragment`
      <dl class="figures">${names.map(figure)}
      </dl>`;
