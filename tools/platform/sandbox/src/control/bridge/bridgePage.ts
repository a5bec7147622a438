import { html } from '../../http/html.ts';

/** The points that the page's script checks, in the order in which they are shown. */
const POINTS = [
  ['ready', 'Says ready within ten seconds'],
  ['envelope', 'Every message has a known type and version 1'],
  ['rounds', 'Starts a round and ends it, in turn'],
  ['balance', 'Says that the balance has changed (only where it changes outside a round)'],
  ['paused', 'Starts no round while it is paused'],
] as const;

/** Plays the site's part of the bridge for a game's URL, and reports the game's behavior. */
export const bridgePage = (frame: string | undefined): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Game bridge check</title>
        <link rel="stylesheet" href="/_sandbox/control.css" />
        <link rel="stylesheet" href="/_sandbox/bridge.css" />
        <script type="module" src="/_sandbox/bridge.js"></script>
      </head>
      <body>
        <header>
          <h1>Game bridge <span>check</span></h1>
          <nav><a href="/_sandbox">Control page</a></nav>
        </header>
        <main class="bridge">
          <section>
            <h2>Game</h2>
            <form>
              <label>Address <input name="frame" type="url" required value="${frame}" /></label>
              <button>Open</button>
            </form>
            <iframe
              id="game"
              title="Game"
              data-address="${frame}"
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            ></iframe>
          </section>
          <section>
            <h2>Points</h2>
            <ul id="points">
              ${POINTS.map(([id, text]) => ({ raw: html`<li id="${id}" data-state="open">${text}</li>` }))}
            </ul>
            <p>
              <button type="button" data-send="pause">Pause</button>
              <button type="button" data-send="resume">Resume</button>
              <button type="button" data-send="sound" data-on="false">Sound off</button>
              <button type="button" data-send="sound" data-on="true">Sound on</button>
            </p>
            <h2>Messages</h2>
            <ol id="log"></ol>
          </section>
        </main>
      </body>
    </html>`;
