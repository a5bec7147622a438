import { createHmac } from 'node:crypto';
import type { Sandbox } from '../../Sandbox.ts';
import { tokenPepper } from '../../session/tokens.ts';

export type EmbedDigest = (...names: readonly (string | number)[]) => Buffer;

/** A keyed digest for one purpose, with the server's secret key. */
export async function embedDigest(sandbox: Sandbox, purpose: 'ticket' | 'draw'): Promise<EmbedDigest> {
  const key = createHmac('sha256', await tokenPepper(sandbox))
    .update(`embed ${purpose}`)
    .digest();
  return (...names) => createHmac('sha256', key).update(JSON.stringify(names)).digest();
}
