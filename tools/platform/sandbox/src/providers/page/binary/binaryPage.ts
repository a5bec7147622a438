import { fragment } from '../../../http/html.ts';
import { deskShell } from '../shell/deskShell.ts';
import { radioRow } from '../shell/radioRow.ts';

/** The page of the binary option: the price chart, the two buttons, the trades. */
export const binaryPage = deskShell({
  title: 'Binary options',
  file: 'binary/binary',
  main: fragment`
      <div class="floor">
        <section class="card">
          <p class="price">
            <span class="label" data-text="price"></span>
            <output id="price">—</output>
          </p>
          <canvas class="line" id="line" role="img" data-label="chart"></canvas>
        </section>
        <section class="card ticket">
          <p class="label" data-text="stake"></p>${radioRow('stakes', 'stake')}
          <div class="calls">
            <button class="act up" id="up" type="button" disabled>
              <span data-text="up"></span><small id="upPays"></small>
            </button>
            <button class="act down" id="down" type="button" disabled>
              <span data-text="down"></span><small id="downPays"></small>
            </button>
          </div>
          <p class="label" data-text="rule"></p>
        </section>
      </div>
      <section class="card">
        <h2 class="label" data-text="trades"></h2>
        <ul class="rows" id="trades"></ul>
        <p class="muted" id="none" data-text="none"></p>
      </section>`,
});
