import { fragment } from '../../../http/html.ts';
import { figures } from '../shell/figures.ts';
import { gameShell } from '../shell/gameShell.ts';
import { stepper } from '../shell/stepper.ts';

/** The page of the bingo halls: the cage and the player's tickets. */
export const bingoPage = gameShell({
  title: 'Bingo',
  styles: ['shared/quick', 'bingo/bingo', 'bingo/bingoTickets'],
  script: 'bingo/bingo',
  main: fragment`
    <main class="hall">
      <section class="caller" aria-hidden="true">
        <div class="cage" id="cage">
          <svg viewBox="-100 -100 200 200" id="drum"></svg>
          <p class="ball" id="ball" hidden></p>
        </div>
        <p class="count label" id="count"></p>
        <ol class="called" id="called"></ol>
        <ol class="prizes" id="prizes"></ol>
      </section>
      <section class="tickets" id="tickets"></section>
    </main>`,
  hud: fragment`
    ${figures('balance', 'win')}
    ${stepper({ name: 'each' })}
    ${stepper({ name: 'cards', label: 'tickets', less: 'fewer', more: 'further' })}
    <button class="go" id="go" type="button" disabled></button>`,
});
