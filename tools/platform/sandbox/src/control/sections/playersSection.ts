import { fragment, type Raw } from '../../http/html.ts';
import { makeTicket, PAYING_PAGES, type PayingPage } from '../../providers/embed/ticket.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { players } from '../controlData.ts';
import { copy } from '../parts/copy.ts';
import type { Section } from '../Section.ts';

type Player = Awaited<ReturnType<typeof players>>[number];

const PAGE_NAMES: Readonly<Record<PayingPage, string>> = {
  wheel: 'Wheel',
  treasure: 'Treasure',
  'bonus-request': 'Bonus request',
};

/** The total deposit that the level page is opened with. */
const SHOWN_DEPOSIT = '12500.00';

function link(sandbox: Sandbox, page: string, title: string, query: Record<string, string>): Raw {
  const address = `${sandbox.providersOrigin()}/embed/${page}?${new URLSearchParams(query)}`;
  return fragment`<a href="${address}" target="_blank" rel="noopener">${title}</a>`;
}

/** Links to the embedded pages as this player, with a ticket for those that pay out. */
async function pageLinks(sandbox: Sandbox, { id, username }: Player): Promise<Raw[]> {
  const paying = PAYING_PAGES.map(async (page) => {
    const ticket = await makeTicket(sandbox, { playerId: id, page });
    return link(sandbox, page, PAGE_NAMES[page], { user: String(id), name: username, ticket });
  });
  const payload = Buffer.from(JSON.stringify({ username, total_deposit: SHOWN_DEPOSIT })).toString(
    'base64url',
  );
  return [
    ...(await Promise.all(paying)),
    link(sandbox, 'level', 'Level', { payload }),
    link(sandbox, 'case', 'Case', { payload }),
  ];
}

async function playerCard(sandbox: Sandbox, player: Player): Promise<Raw> {
  const { username, password, story, balance, code } = player;
  const codeNow = code && fragment`<dt>Code now</dt><dd>${copy(code)}</dd>`;
  return fragment`<li>
    <div class="who"><b>${username}</b><span>${balance}</span></div>
    <p>${story}</p>
    <dl><dt>Username</dt><dd>${copy(username)}</dd><dt>Password</dt><dd>${copy(password)}</dd>${codeNow ?? ''}</dl>
    <p class="links">${await pageLinks(sandbox, player)}</p>
  </li>`;
}

/** The players, with their passwords. */
export const playersSection: Section = {
  id: 'players',
  title: 'Players',
  place: 'tables',
  async draw(sandbox) {
    const cards = (await players(sandbox)).map((player) => playerCard(sandbox, player));
    return fragment`<ul class="players">${await Promise.all(cards)}</ul>`;
  },
};
