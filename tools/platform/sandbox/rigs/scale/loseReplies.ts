import type { Child } from '../../src/testing/startChild.ts';

const order = ({ url }: Child, body: unknown) =>
  fetch(`${url}/_sandbox/api/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Makes each of these sandboxes drop the reply of the next request to an operation, after its effect. */
export async function loseReplies(children: readonly Child[], operationId: string): Promise<void> {
  await Promise.all(children.map((child) => order(child, { operationId, fault: 'lose-reply' })));
}

/** The number of these sandboxes with a fault that is still armed; disarms them. */
export async function stillWaiting(children: readonly Child[]): Promise<number> {
  const lists = await Promise.all(
    children.map(async ({ url }) => (await fetch(`${url}/_sandbox/api/faults`)).json() as Promise<unknown[]>),
  );
  await Promise.all(children.map((child) => order(child, {})));
  return lists.flat().length;
}
