import { fragment } from '../../../http/html.ts';
import { figures } from '../shell/figures.ts';
import { gameShell } from '../shell/gameShell.ts';
import { radioRow } from '../shell/radioRow.ts';

/** The page of the roulette tables: the wheel, recent numbers, the betting layout. */
export const roulettePage = gameShell({
  title: 'Roulette',
  styles: ['shared/table', 'roulette/wheel', 'roulette/cloth', 'roulette/roulette'],
  script: 'roulette/roulette',
  hasScene: true,
  main: fragment`
    <main class="table">
      <div class="bowl" aria-hidden="true">
        <svg class="wheel" id="wheel" viewBox="-100 -100 200 200"></svg>
        <div class="orbit" id="orbit"><i class="ball"></i></div>
        <p class="result" id="result" hidden></p>
      </div>
      <ol class="past" id="past" aria-hidden="true"></ol>
      <div class="cloth" id="cloth"></div>
    </main>`,
  hud: fragment`
      ${figures('balance', 'bet', 'win')}
      ${radioRow('chips', 'chip')}
      <div class="acts">
        <button class="act" id="clear" type="button" data-text="clear"></button>
        <button class="act" id="repeat" type="button" data-text="repeat"></button>
        <button class="act go" id="spin" type="button" data-text="turn" disabled></button>
      </div>`,
});
