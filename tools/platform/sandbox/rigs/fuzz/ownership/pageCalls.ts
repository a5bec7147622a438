import { ANSWER_TIME } from '../../../src/providers/embed/bonusRequests.ts';
import { makeTicket, PAYING_PAGES } from '../../../src/providers/embed/ticket.ts';
import type { TestReply, TestSandbox } from '../../../src/testing/openTest.ts';
import { keyOf, type Known } from './contractCalls.ts';
import type { Person } from './Person.ts';
import type { Values } from './validRequests.ts';

const AIRSHIP = 8;
const CASINO = 4;
const LIVE = 5;
const MAX_DEALS = 20;
/** Some of these requests are granted. */
const ASKED = ['reload', 'cashback', 'birthday'];

const launchIn = (text: string) => /[?&]launch=([\w-]+)/.exec(text)?.[1];

interface Page {
  token: string;
  /** Sends a request of the page, with an idempotency key. */
  send(action: string, body: Values, turn?: number): Promise<TestReply>;
}

/** Opens the page that a contract request links to. */
async function openPage(person: Person, folder: string, path: string): Promise<Page> {
  const launch = launchIn((await person.api(path)).text);
  const { body } = await person.page(`/${folder}/api/session`, { method: 'POST', body: { launch } });
  const headers = (action: string, turn: number) => ({
    authorization: `Bearer ${body.token}`,
    'idempotency-key': keyOf(`${folder}-${action}`, turn),
  });
  return {
    token: body.token,
    send: (action, values, turn = 0) =>
      person.page(`/${folder}/api/${action}`, {
        method: 'POST',
        body: values,
        headers: headers(action, turn),
      }),
  };
}

/** Plays games with single-request rounds; sending the same request twice is still one round. */
async function playQuickly(test: TestSandbox, person: Person): Promise<void> {
  const game = test.sandbox.lobbies.find({ type: CASINO })[0]?.id;
  const slot = await openPage(person, 'slot', `/game/${game}`);
  const desk = await openPage(person, 'live-slot', '/live-slot/lobby');
  for (const page of [slot, slot, desk, desk]) await page.send('spin', { stake: '2.00' });
  await desk.send('balance', {});
}

async function fly(test: TestSandbox, person: Person, rounds: readonly string[]): Promise<void> {
  const game = test.sandbox.lobbies.find({ type: AIRSHIP }).find(({ demo }) => demo)?.id;
  for (const path of [`/game/${game}`, `/gameDemo/${game}`]) {
    const page = await openPage(person, 'crash', path);
    for (const [turn, round] of rounds.entries()) await page.send('cash', { round }, turn);
    await page.send('state', {});
    await page.send('start', { stake: '10.00', automatic: '1.01' });
    await page.send('state', {});
  }
}

/** Deals until a round is open, and leaves it open. */
async function dealCards(test: TestSandbox, person: Person, rounds: readonly string[]): Promise<void> {
  const game = test.sandbox.lobbies.find({ type: LIVE }).find(({ table }) => table === 'BLACKJACK')?.id;
  const page = await openPage(person, 'blackjack', `/game/${game}`);
  for (const [turn, round] of rounds.entries())
    await page.send('move', { round, made: 0, move: 'stand' }, turn);
  for (let turn = 0; turn < MAX_DEALS; turn += 1) {
    const { status, text } = await page.send('deal', { stake: '10.00' }, turn);
    if (status >= 300 || text.includes('"result":null')) break;
  }
  await page.send('table', {});
}

async function bet(person: Person): Promise<void> {
  const binary = await openPage(person, 'binary', '/binary-option/lobby');
  await binary.send('trade', { direction: 'up', stake: '5.00' });
  await binary.send('state', {});
  const demo = await openPage(person, 'binary', '/binary-option/lobby-demo');
  await demo.send('trade', { direction: 'up', stake: '5.00' });
  await demo.send('state', {});
  await openPage(person, 'poker', '/open-lobby');
  const book = await openPage(person, 'sport', '/sportbook/betconstruct/prematch');
  const { matches } = (await book.send('state', {})).body;
  const [match] = matches;
  await book.send('bet', { match: match?.id, pick: 'x', odds: match?.odds.x, stake: '50.00' });
  await book.send('state', {});
}

/** Opens the pages that need a ticket, also with a ticket that has another player id. */
async function visitEmbeds(test: TestSandbox, person: Person, players: readonly number[]): Promise<void> {
  const ask = (call: string, body: Values) => person.page(`/embed/api/${call}`, { method: 'POST', body });
  const visit = `${person.username}-who-proves-nothing`;
  for (const call of ['wheel', 'bonus-ask']) await ask(call, { visit, kind: 'reload' });
  for (const page of PAYING_PAGES) {
    const ticket = await makeTicket(test.sandbox, { playerId: person.id, page });
    const forged = players.map((id) => ticket.replace(/^\d+/, String(id)));
    for (const one of [ticket, ...forged]) {
      await person.page(`/embed/${page}?ticket=${one}`);
      if (page === 'bonus-request') {
        await ask('bonus-state', { ticket: one });
        for (const kind of ASKED) await ask('bonus-ask', { ticket: one, kind });
      } else await ask(page, { ticket: one, choice: 0 });
      await person.page(`/embed/${page}?ticket=${one}`);
    }
  }
}

/** Opens a payment window and declines. */
async function payInWindow(person: Person): Promise<void> {
  const endpoint = 'account/deposit/credit-card';
  const started = await person.api(`/${endpoint}`, {
    method: 'POST',
    body: { payment_id: 2504, endpoint, amount: '300' },
  });
  const launch = launchIn(started.text);
  if (!launch) return;
  const { body } = await person.page('/payment/api/open', { method: 'POST', body: { launch } });
  const headers = { authorization: `Bearer ${body.token || body.data?.token}` };
  await person.page('/payment/api/open', { method: 'POST', headers, body: {} });
  await person.page('/payment/api/decide', { method: 'POST', headers, body: { decision: 'decline' } });
}

/** Uses every provider page as its player does, and sends the ids of the victim's rounds and players. */
export async function makePageCalls(test: TestSandbox, person: Person, victim: Known): Promise<void> {
  const rounds = victim.round.map(({ round }) => String(round));
  await payInWindow(person);
  await playQuickly(test, person);
  await fly(test, person, rounds);
  await dealCards(test, person, rounds);
  await bet(person);
  await visitEmbeds(
    test,
    person,
    victim.player.map(({ id }) => Number(id)),
  );
}

/** Reads the decision about a bonus request later; the clock is reset. */
export async function lookLater({ sandbox }: TestSandbox, { id, page }: Person): Promise<void> {
  sandbox.clock.move(ANSWER_TIME);
  const ticket = await makeTicket(sandbox, { playerId: id, page: 'bonus-request' });
  await page('/embed/api/bonus-state', { method: 'POST', body: { ticket } });
  sandbox.clock.move(-ANSWER_TIME);
}
