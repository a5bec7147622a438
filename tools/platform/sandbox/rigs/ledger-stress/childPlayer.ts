import { demoPassword } from '../../src/seed/demoPlayers.ts';
import { SITE_ID } from '../../src/testing/openTest.ts';
import { postToProviders, type Child } from '../../src/testing/startChild.ts';

export interface ChildReply {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A demo player of a sandbox in a child process. */
export interface ChildPlayer {
  token: string;
  call: (
    path: string,
    method?: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<ChildReply>;
  /** Opens the slot for real money and returns its token. */
  openSlot: () => Promise<string>;
}

const SLOT = 1001;

/** Logs a demo player in. */
export async function childPlayer(child: Child, username: string): Promise<ChildPlayer> {
  let token = '';
  const call: ChildPlayer['call'] = async (path, method = 'GET', body, headers = {}) => {
    const response = await fetch(`${child.url}/_api${path}`, {
      method,
      headers: {
        'site-id': SITE_ID,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const login = await call('/login', 'POST', { username, password: demoPassword(username) });
  token = (login.body as { access_token: string }).access_token;
  return {
    token,
    call,
    async openSlot() {
      const { body } = await call(`/game/${SLOT}`);
      const launch = new URL((body as { data: { url: string } }).data.url).searchParams.get('launch');
      return ((await postToProviders(child, '/slot/api/session', {}, { launch })) as { token: string }).token;
    },
  };
}
