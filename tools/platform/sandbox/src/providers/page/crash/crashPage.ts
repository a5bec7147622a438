import { fragment } from '../../../http/html.ts';
import { figures } from '../shell/figures.ts';
import { gameShell } from '../shell/gameShell.ts';
import { stepper } from '../shell/stepper.ts';

const AIRSHIP = fragment`
        <g id="ship">
          <g class="airship">
            <path class="fin" d="M-58-4-84-26h18l22 18zM-58 4-84 26h18L-44 8z" />
            <path class="gondola" d="M-20 24h44l-7 15h-30z" />
            <path
              class="hull"
              d="M70 0C58 20 28 30-8 28-40 26-60 12-72 0-60-12-40-26-8-28 28-30 58-20 70 0z"
            />
            <path class="seam" d="M70 0H-72M60-11C20-17-30-16-62-9M60 11C20 17-30 16-62 9" />
            <path class="lamp" d="M-12 30h7M0 30h7M12 30h7" />
            <path class="fin" d="M-62-3h-24v6h24z" />
          </g>
          <g class="smoke">
            <circle r="16" />
            <circle cx="-22" cy="10" r="11" />
            <circle cx="18" cy="12" r="12" />
          </g>
        </g>`;

const COURSE = fragment`
      <svg class="course" id="course" aria-hidden="true">
        <defs>
          <linearGradient id="under" x1="0" y1="0" x2="0" y2="1">
            <stop class="warm" offset="0" />
            <stop class="none" offset="1" />
          </linearGradient>
          <linearGradient id="hull" x1="0" y1="0" x2="0" y2="1">
            <stop class="light" offset="0" />
            <stop class="middle" offset="0.5" />
            <stop class="dark" offset="1" />
          </linearGradient>
        </defs>
        <path class="area" id="area" />
        <path class="trail" id="trail" />${AIRSHIP}
      </svg>`;

const HILLS = fragment`
      <svg class="hills" viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
        <path class="far" d="M0 70C120 20 210 30 330 62S560 6 700 34s180 58 280 30 150-30 220-24v80H0z" />
        <path d="M0 96c150-46 260-20 380-6s220 18 340-8 240-44 480 8v30H0z" />
      </svg>`;

const AUTOMATIC = fragment`
      <div class="auto">
        <button class="switch" id="auto" type="button" role="switch" aria-checked="false">
          <i aria-hidden="true"></i><span data-text="automatic"></span>
        </button>
        <label class="field">
          <span class="unseen" data-text="multiplier"></span>
          <input id="multiple" inputmode="decimal" autocomplete="off" maxlength="7" value="2.00" />
          <span aria-hidden="true">×</span>
        </label>
      </div>`;

/** The page of the airship: the sky, and the cash-out. */
export const crashPage = gameShell({
  title: 'Airship',
  styles: ['shared/quick', 'crash/crashSky', 'crash/airship', 'crash/crash'],
  script: 'crash/crash',
  main: fragment`
    <main class="sky" id="sky" data-state="ready">
      <div class="stars" aria-hidden="true"></div>
      <div class="moon" aria-hidden="true"></div>${COURSE}${HILLS}
      <div class="middle">
        <p class="multiplier" id="multiplier">1.00×</p>
        <p class="verdict" id="verdict"></p>
      </div>
      <ol class="past" id="past" data-label="past"></ol>
    </main>`,
  hud: fragment`
    ${figures('balance', 'win')}
    ${stepper({ name: 'stake' })}
    ${AUTOMATIC}
    <button class="go" id="go" type="button" disabled></button>`,
});
