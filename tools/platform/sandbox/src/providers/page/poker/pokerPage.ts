import { fragment } from '../../../http/html.ts';
import { deskShell } from '../shell/deskShell.ts';
import { radioRow } from '../shell/radioRow.ts';

/** The page of the poker room: its tables, and the current hand. */
export const pokerPage = deskShell({
  title: 'Poker',
  file: 'poker/poker',
  main: fragment`${radioRow('tables', 'tables', 'tiles')}
      <section class="card felt" aria-live="off">
        <div class="seat">
          <p class="label" id="opponent"></p>
          <div class="hand" id="other"></div>
        </div>
        <p class="verdict" id="verdict"></p>
        <div class="seat">
          <div class="hand" id="own"></div>
          <p class="label" id="seat"></p>
        </div>
      </section>
      <section class="card console">${radioRow('stakes', 'stake')}
        <button class="act go" id="play" type="button" data-text="play" disabled></button>
        <p class="label" data-text="rule"></p>
      </section>`,
});
