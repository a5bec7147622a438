import { expect, it } from 'vitest';
import { demoPassword } from './seed/demoPlayers.ts';
import { openTest, START_TIME } from './testing/openTest.ts';

const PROVIDERS = 'http://providers.localhost:4300';

/** The replies of one visit: lobby, logins, an SMS code, a launch, rounds, history. */
async function recordVisit(): Promise<string[]> {
  const test = await openTest({ data: 'memory' });
  const heard: string[] = [];
  const api = async (path: string, call = {}) => {
    const reply = await test.api(path, call);
    heard.push(`${path} ${reply.status} ${reply.text}`);
    return reply.body;
  };
  const logIn = (username: string) =>
    api('/login', { method: 'POST', body: { username, password: demoPassword(username) } });
  for (const path of [
    '/options',
    '/homepage',
    '/config?type=casino',
    '/games?search=jackpot',
    '/pragmatic-jackpot/jackpots',
  ])
    await api(path);
  await logIn('mert');
  const { access_token: token } = await logIn('deniz');
  await api('/refresh', { method: 'POST', token });
  const launch = new URL((await api('/game/1001', { token })).data.url).searchParams.get('launch');
  const opened = await test.fetch(`${PROVIDERS}/slot/api/session`, { method: 'POST', body: { launch } });
  heard.push(opened.text);
  for (let round = 0; round < 5; round += 1) {
    const headers = { authorization: `Bearer ${opened.body.token}`, 'idempotency-key': `recorded-${round}` };
    heard.push(
      (await test.fetch(`${PROVIDERS}/slot/api/spin`, { method: 'POST', body: { stake: '10.00' }, headers }))
        .text,
    );
  }
  await api('/account/game-history', { token });
  heard.push((await test.fetch('/_sandbox/api/messages')).text);
  await test.close();
  return heard;
}

it(
  'gives a recorded script the same replies after two cold starts',
  async () => {
    const first = await recordVisit();
    expect(await recordVisit()).toEqual(first);
  },
  START_TIME,
);
