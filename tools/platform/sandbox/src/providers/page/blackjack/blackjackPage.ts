import { fragment } from '../../../http/html.ts';
import { figures } from '../shell/figures.ts';
import { gameShell } from '../shell/gameShell.ts';

const SUITS = fragment`
    <svg class="filters" aria-hidden="true">
      <symbol id="hearts" viewBox="0 0 24 24">
        <path
          class="solid"
          d="M12 20.4C6.2 15.9 3 12.7 3 8.9 3 6.2 5.1 4.2 7.6 4.2c1.8 0 3.4 1 4.4 2.6 1-1.6 2.6-2.6 4.4-2.6C18.9 4.2 21 6.2 21 8.9c0 3.8-3.2 7-9 11.5Z"
        />
      </symbol>
      <symbol id="diamonds" viewBox="0 0 24 24">
        <path class="solid" d="M12 3 19 12l-7 9-7-9Z" />
      </symbol>
      <symbol id="spades" viewBox="0 0 24 24">
        <path
          class="solid"
          d="M12 3c4.8 4 8.4 6.9 8.4 10.4 0 2.3-1.7 4-3.8 4-1.5 0-2.8-.8-3.6-2.1.2 2.4 1 4.1 2.3 5.7H8.7c1.3-1.6 2.1-3.3 2.3-5.7-.8 1.3-2.1 2.1-3.6 2.1-2.1 0-3.8-1.7-3.8-4C3.6 9.9 7.2 7 12 3Z"
        />
      </symbol>
      <symbol id="clubs" viewBox="0 0 24 24">
        <path
          class="solid"
          d="M12 3a4 4 0 0 1 3.3 6.3A4.2 4.2 0 1 1 13 15.9c.2 2.2 1 3.7 2.2 5.1H8.8c1.2-1.4 2-2.9 2.2-5.1a4.2 4.2 0 1 1-2.3-6.6A4 4 0 0 1 12 3Z"
        />
      </symbol>
    </svg>`;

/** The page of the blackjack tables: two hands, the bet and the moves. */
export const blackjackPage = gameShell({
  title: 'Blackjack',
  styles: ['shared/table', 'blackjack/playingCards', 'blackjack/blackjack'],
  script: 'blackjack/blackjack',
  defs: SUITS,
  hasScene: true,
  main: fragment`
    <main class="felt">
      <section class="side" data-label="dealer">
        <h2 class="whose"><span data-text="dealer"></span> <b class="total" id="dealerTotal" hidden></b></h2>
        <ol class="hand" id="dealer"></ol>
      </section>
      <p class="rule" data-text="rule"></p>
      <p class="result" id="result" hidden></p>
      <section class="side" data-label="you">
        <ol class="hand" id="player"></ol>
        <h2 class="whose"><span data-text="you"></span> <b class="total" id="playerTotal" hidden></b></h2>
      </section>
    </main>`,
  hud: fragment`
      ${figures('balance', 'bet', 'win')}
      <div class="chips" id="chips" role="group" data-label="chip"></div>
      <div class="acts" id="betting">
        <button class="act" id="clear" type="button" data-text="clear" disabled></button>
        <button class="act go" id="deal" type="button" data-text="deal" disabled></button>
      </div>
      <div class="acts" id="playing" hidden>
        <button class="act" id="double" type="button" data-text="double" aria-keyshortcuts="d"></button>
        <button class="act" id="stand" type="button" data-text="stand" aria-keyshortcuts="s"></button>
        <button class="act go" id="hit" type="button" data-text="hit" aria-keyshortcuts="h"></button>
      </div>`,
});
