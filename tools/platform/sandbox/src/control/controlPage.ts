import { fragment, html, type Raw } from '../http/html.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Section } from './Section.ts';
import { captchaSection } from './sections/captchaSection.ts';
import { clockSection } from './sections/clockSection.ts';
import { faultsSection } from './sections/faultsSection.ts';
import { flightSection } from './sections/flightSection.ts';
import { ledgerSection } from './sections/ledgerSection.ts';
import { messagesSection } from './sections/messagesSection.ts';
import { paymentsSection } from './sections/paymentsSection.ts';
import { playersSection } from './sections/playersSection.ts';
import { resetSection } from './sections/resetSection.ts';
import { roundsSection } from './sections/roundsSection.ts';
import { versionsSection } from './sections/versionsSection.ts';
import { visitorsSection } from './sections/visitorsSection.ts';

const SECTIONS: readonly Section[] = [
  playersSection,
  messagesSection,
  paymentsSection,
  roundsSection,
  ledgerSection,
  clockSection,
  visitorsSection,
  captchaSection,
  faultsSection,
  flightSection,
  versionsSection,
  resetSection,
];

const drawn = async (sandbox: Sandbox, { id, title, draw }: Section): Promise<Raw> =>
  fragment`<section id="${id}"><h2>${title}</h2>${await draw(sandbox)}</section>`;

const column = (sandbox: Sandbox, place: Section['place']): Promise<Raw[]> =>
  Promise.all(
    SECTIONS.filter((section) => section.place === place).map((section) => drawn(sandbox, section)),
  );

/** The whole control page as HTML. */
export async function controlPage(sandbox: Sandbox): Promise<string> {
  const links = SECTIONS.map(({ id, title }) => fragment`<a href="#${id}">${title}</a>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Baize sandbox</title>
        <link rel="stylesheet" href="/_sandbox/control.css" />
        <link rel="stylesheet" href="/_sandbox/sections.css" />
        <script type="module" src="/_sandbox/control.js"></script>
      </head>
      <body>
        <header>
          <h1>Baize <span>sandbox</span></h1>
          <nav>${links}</nav>
        </header>
        <main>
          <div class="tables">${await column(sandbox, 'tables')}</div>
          <div class="tools">${await column(sandbox, 'tools')}</div>
        </main>
        <p id="toast" role="status"></p>
      </body>
    </html>`;
}
