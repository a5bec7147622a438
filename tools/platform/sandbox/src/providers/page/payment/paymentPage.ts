import { fragment, html, type Raw } from '../../../http/html.ts';
import { pageHead } from '../shell/pageHead.ts';

const HEAD = pageHead({
  title: 'Ödeme',
  styles: ['payment/payment', 'payment/paymentEnd'],
  script: 'payment/payment',
});

const BANK = fragment`
    <header class="bar">
      <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 3 28 9v2H4V9zM6 13h4v10H6zm8 0h4v10h-4zm8 0h4v10h-4zM4 25h24v3H4z" />
      </svg>
      <p class="bank">Meridyen <span data-text="bank"></span></p>
      <p class="secure">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M7 10V7a5 5 0 0 1 10 0v3h1a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zm2 0h6V7a3 3 0 0 0-6 0z"
          />
        </svg>
        <span data-text="secure"></span>
      </p>
    </header>`;

const fact = (name: string, className?: string): Raw => fragment`
          <div>
            <dt data-text="${name}"></dt>
            <dd id="${name}"${className && fragment` class="${className}"`}></dd>
          </div>`;

const PAYMENT = fragment`
      <section class="card" id="payment" hidden aria-labelledby="title">
        <h1 id="title" data-text="title"></h1>
        <p class="amount" id="amount"></p>
        <p class="to" id="to"></p>
        <dl>${fact('method')}${fact('payer')}${fact('reference', 'code')}${fact('left', 'code')}
        </dl>
        <p class="problem" id="problem" role="alert" hidden></p>
        <div class="actions">
          <button class="approve" id="approve" type="button" data-text="approve"></button>
          <button class="decline" id="decline" type="button" data-text="decline"></button>
        </div>
        <p class="small" data-text="test"></p>
      </section>`;

const END = fragment`
      <section class="card end" id="end" hidden tabindex="-1" aria-labelledby="endTitle">
        <svg id="sign" viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="29" />
          <path id="stroke" d="" />
        </svg>
        <h1 id="endTitle"></h1>
        <p id="endText"></p>
        <a class="back" id="back" hidden data-text="back"></a>
        <button class="back" id="close" type="button" hidden data-text="close"></button>
      </section>`;

/**
 * The payment window: the payment, the decision and its result. It looks like a bank's page, not like a game.
 */
export const paymentPage = html`<!doctype html>
  <html lang="tr">
    ${HEAD}
    <body>
      ${BANK}
      <main>
        <p class="loading" id="loading"><i></i><i></i><i></i></p>
        ${PAYMENT}${END}
      </main>
    </body>
  </html> `;
