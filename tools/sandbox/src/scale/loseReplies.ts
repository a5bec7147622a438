import type { Child } from '../testing/startChild.ts';

const order = ({ url }: Child, body: unknown) =>
  fetch(`${url}/_sandbox/api/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Has each of these sandboxes do what the next call of an operation asks, and then drop the line. */
export async function loseReplies(children: readonly Child[], operationId: string): Promise<void> {
  await Promise.all(children.map((child) => order(child, { operationId, fault: 'lose-reply' })));
}

/** How many of these sandboxes still wait to lose a reply; they wait no more. */
export async function stillWaiting(children: readonly Child[]): Promise<number> {
  const lists = await Promise.all(
    children.map(async ({ url }) => (await fetch(`${url}/_sandbox/api/faults`)).json() as Promise<unknown[]>),
  );
  await Promise.all(children.map((child) => order(child, {})));
  return lists.flat().length;
}
