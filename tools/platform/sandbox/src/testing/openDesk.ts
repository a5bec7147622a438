import type { TestReply, TestSandbox } from './openTest.ts';

export interface DeskTest {
  session: TestReply['body'];
  /** The used launch code. */
  code: string;
  open(launch: string): Promise<TestReply>;
  read(action: string, body?: unknown): Promise<TestReply>;
  /** Stakes with a new idempotency key, or the given one. */
  stake(action: string, body: unknown, key?: string): Promise<TestReply>;
}

const PROVIDERS = 'http://providers.localhost:4300';
let turn = 0;

/** Opens a provider's page through a contract request, as a player or as a visitor. */
export async function openDesk(
  test: TestSandbox,
  desk: string,
  path: string,
  token?: string,
): Promise<DeskTest> {
  const { url } = (await test.api(path, { token })).body.data;
  const code = new URL(url).searchParams.get('launch') ?? '';
  const post = (action: string, body: unknown, headers: Record<string, string> = {}) =>
    test.fetch(`${PROVIDERS}/${desk}/api/${action}`, { method: 'POST', body, headers });
  const open = (launch: string) => post('session', { launch });
  const { body: session } = await open(code);
  const bearer = { authorization: `Bearer ${session.token}` };
  return {
    session,
    code,
    open,
    read: (action, body = {}) => post(action, body, bearer),
    stake: (action, body, key = `desk-key-${(turn += 1)}`) =>
      post(action, body, { ...bearer, 'idempotency-key': key }),
  };
}
