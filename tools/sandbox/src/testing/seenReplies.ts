import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** One reply that a test got from the real server. */
export interface SeenReply {
  operationId: string;
  status: number;
  body: unknown;
  /** Whether the server was told to answer so. */
  told: boolean;
}

/** The folder that replies are noted in while the matrix is made; otherwise nothing is noted. */
export const NOTES = 'BAIZE_SEEN_REPLIES';

/** Notes a reply for the matrix of operations and examples. */
export function noteReply(reply: SeenReply): void {
  const folder = process.env[NOTES];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(reply)}\n`);
}
