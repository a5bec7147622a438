import { fragment, type Raw } from '../../../http/html.ts';
import { figures } from '../shell/figures.ts';
import { gameShell } from '../shell/gameShell.ts';
import { stepper } from '../shell/stepper.ts';

const BLUR = fragment`
    <svg class="filters" aria-hidden="true" focusable="false">
      <filter id="motion" x="-5%" y="-5%" width="110%" height="110%">
        <feGaussianBlur stdDeviation="0 7" />
      </filter>
    </svg>`;

const CABINET = fragment`
    <main class="stage">
      <div class="cabinet" id="cabinet">
        <div class="reels" id="reels" aria-hidden="true"></div>
        <svg class="path" id="path" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg>
        <div class="glass" aria-hidden="true"></div>
        <p class="free-spins" id="free" role="status" hidden></p>
      </div>
      <p class="ribbon" id="ribbon" aria-hidden="true"></p>
    </main>`;

const BUTTONS = fragment`
      <div class="switches">
        <button class="round" id="turbo" type="button" aria-pressed="false" data-label="turbo">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path class="solid" d="M13.5 3 5 13.5h5.5L9.5 21 19 10h-6z" />
          </svg>
        </button>
        <button class="round" id="info" type="button" data-label="pays">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 11v6M12 7.2v.1" />
            <circle cx="12" cy="12" r="9" />
          </svg>
        </button>
      </div>
      <button class="spin" id="spin" type="button" disabled data-label="spin">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M37.5 17.5A15 15 0 1 0 39 24" />
          <path class="solid" d="M40 8.5v11.2H28.8z" />
        </svg>
      </button>`;

const CELEBRATION = fragment`
    <div class="celebration" id="celebration" hidden aria-hidden="true">
      <div class="rays"></div>
      <div class="coins" id="coins"></div>
      <p class="praise" id="praise"></p>
      <p class="prize" id="prize"></p>
    </div>`;

const PAYTABLE: Raw = fragment`
    <dialog class="pays" id="pays">
      <form method="dialog">
        <h2 data-text="pays"></h2>
        <button class="round" data-label="close">
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 7 10 10M17 7 7 17" /></svg>
        </button>
      </form>
      <div class="table" id="table"></div>
      <p class="rules" id="rules"></p>
    </dialog>`;

/** The page of every slot machine; its script draws the reels with the game's symbols. */
export const slotPage = gameShell({
  title: 'Slot',
  styles: ['slot/slot', 'slot/slotHud', 'slot/celebrate'],
  script: 'slot/slot',
  defs: BLUR,
  hasScene: true,
  main: CABINET,
  hud: fragment`
    ${figures('balance', 'win')}
    ${stepper({ name: 'stake' })}
    ${BUTTONS}`,
  over: fragment`${CELEBRATION}${PAYTABLE}`,
});
