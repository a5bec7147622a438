import { fragment } from '../../../http/html.ts';
import { deskShell } from '../shell/deskShell.ts';
import { radioRow } from '../shell/radioRow.ts';

/** The page of the live slot: five reels, a stake, a button. */
export const liveSlotPage = deskShell({
  title: 'Live slots',
  file: 'live-slot/liveSlot',
  main: fragment`
      <section class="card machine">
        <div class="reels" id="reels" aria-hidden="true"></div>
        <p class="win" id="win"></p>
      </section>
      <section class="card console">${radioRow('stakes', 'stake')}
        <button class="act go" id="spin" type="button" data-text="spin" disabled></button>
      </section>`,
});
