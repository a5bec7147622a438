import { html } from '../../../http/html.ts';
import { pageHead } from '../shell/pageHead.ts';

/** A game with only its side of the bridge: a button for each message, and a log of the site's messages. */
export const conformancePage = (): string =>
  html`<!doctype html>
    <html lang="en">
      ${pageHead({
        title: 'Bridge conformance game',
        styles: ['conformance/conformance'],
        script: 'conformance/conformance',
      })}
      <body>
        <main>
          <h1>Bridge conformance game</h1>
          <dl>
            <dt>Round</dt>
            <dd id="round">none</dd>
            <dt>Paused</dt>
            <dd id="paused">no</dd>
            <dt>Sound</dt>
            <dd id="sound">unknown</dd>
          </dl>
          <p>
            <button type="button" id="start">Start a round</button>
            <button type="button" id="end">End the round</button>
            <button type="button" id="balance">Change the balance</button>
          </p>
          <ol id="log" aria-label="Messages of the site"></ol>
        </main>
      </body>
    </html>`;
