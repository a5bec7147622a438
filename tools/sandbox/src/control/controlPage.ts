import { fragment, html, type Raw } from '../http/html.ts';
import type { Sandbox } from '../Sandbox.ts';
import { faultsSection } from './faultsSection.ts';
import { button } from './button.ts';
import { clockState, ledger, messages, players, rounds } from './controlData.ts';
import { paymentsSection } from './pendingPayments.ts';

type Row = Record<string, string | number | null>;

function table(rows: readonly Row[], columns: Record<string, string>, empty: string): Raw {
  if (rows.length === 0) return fragment`<p class="empty">${empty}</p>`;
  const heads = Object.values(columns).map((title) => fragment`<th scope="col">${title}</th>`);
  const body = rows.map((row) => {
    const cells = Object.entries(columns).map(
      ([name, title]) => fragment`<td data-title="${title}" class="${name}">${row[name] ?? '—'}</td>`,
    );
    return fragment`<tr>${cells}</tr>`;
  });
  return fragment`<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
}

const CURRENCIES: Record<number, string> = { 1: '₺', 2: '$' };
const withSign = <T extends { balance: string; currency: number }>(row: T) => ({
  ...row,
  balance: `${CURRENCIES[row.currency] ?? '€'} ${row.balance}`,
});

function clockSection(sandbox: Sandbox): Raw {
  const { now, offsetMinutes } = clockState(sandbox);
  const buttons = [
    button('clock', { minutes: 5 }, '+5 min'),
    button('clock', { minutes: 60 }, '+1 h'),
    button('clock', { minutes: 1440 }, '+1 day'),
    button('clock', { minutes: 43200 }, '+30 days'),
    button('clock', { to: 'now' }, 'Back to now'),
  ];
  const moved = offsetMinutes === 0 ? 'runs with this machine' : `moved by ${offsetMinutes} min`;
  return fragment`<section id="clock"><h2>Clock</h2><p class="now">${now} <small>UTC, ${moved}</small></p><div class="buttons">${buttons}</div></section>`;
}

async function ledgerSection(sandbox: Sandbox): Promise<Raw> {
  const { accounts, invariants } = await ledger(sandbox);
  const states = invariants.map(
    ({ name, holds, offenders }) =>
      fragment`<li class="${holds ? 'holds' : 'broken'}">${name}${holds ? '' : `: ${offenders.join(', ')}`}</li>`,
  );
  const columns = { id: 'No.', name: 'Account', balance: 'Balance' };
  return fragment`<section id="ledger"><h2>Ledger</h2><ul class="invariants">${states}</ul>${table(accounts.map(withSign), columns, 'No account yet.')}</section>`;
}

async function visitorsSection({ settings }: Sandbox): Promise<Raw> {
  const country = (await settings.get('geo')) ?? 'TR';
  const buttons = [
    button('country', { country: 'TR' }, 'Turkey'),
    button('country', { country: 'AA' }, 'Blocked country'),
  ];
  return fragment`<section id="visitors"><h2>Visitors come from</h2><p class="now">${country}</p><div class="buttons">${buttons}</div></section>`;
}

const PLAYER_COLUMNS = {
  username: 'Player',
  password: 'Password',
  story: 'What for',
  balance: 'Balance',
  code: 'Code now',
};
const ROUND_COLUMNS = {
  at: 'When',
  player: 'Player',
  game: 'Game',
  type: 'What',
  amount: 'Amount',
  balance: 'Balance',
};
const MESSAGE_COLUMNS = { at: 'When', kind: 'Kind', recipient: 'To', text: 'Text' };

/** The whole control page as HTML. */
export async function controlPage(sandbox: Sandbox): Promise<string> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Baize sandbox</title>
        <link rel="stylesheet" href="/_sandbox/control.css" />
        <script type="module" src="/_sandbox/control.js"></script>
      </head>
      <body>
        <header>
          <h1>Baize <span>sandbox</span></h1>
          <nav>
            <a href="#players">Players</a><a href="#messages">Messages</a><a href="#payments">Payments</a
            ><a href="#clock">Clock</a><a href="#faults">Faults</a><a href="#rounds">Rounds</a
            ><a href="#ledger">Ledger</a>
          </nav>
        </header>
        <main>
          <section id="players">
            <h2>Players</h2>
            ${table((await players(sandbox)).map(withSign), PLAYER_COLUMNS, 'No player yet.')}
          </section>
          <section id="messages">
            <h2>Sent messages</h2>
            ${table(await messages(sandbox), MESSAGE_COLUMNS, 'Nothing was sent yet. Log in as mert to get an SMS code.')}
          </section>
          ${await paymentsSection(sandbox)} ${clockSection(sandbox)} ${await visitorsSection(sandbox)}
          ${faultsSection(sandbox)}
          <section id="rounds">
            <h2>Last rounds</h2>
            ${table(await rounds(sandbox), ROUND_COLUMNS, 'Nobody has played yet.')}
          </section>
          ${await ledgerSection(sandbox)}
          <section id="reset">
            <h2>Start again</h2>
            <p>Puts back players, money, past and clock as after the first start. Everybody is logged out.</p>
            <div class="buttons">
              <button class="danger" data-action="reset" data-body="{}" data-ask="Reset everything?">
                Reset to seed
              </button>
            </div>
          </section>
        </main>
      </body>
    </html>`;
}
