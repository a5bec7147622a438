import type { TableMessage } from './FeedTable.ts';
import { decodeTableMessage } from './decodeTableMessage.ts';

/** Longer messages aren't read. */
const LONGEST = 65_536;
const ID = /"tableId"\s*:\s*"([\w-]{1,32})"/;

/**
 * The newest valid state of each wanted table in a batch of messages, sorted from old to new. Messages about other
 * tables, or older than a valid state, aren't parsed at all.
 */
export function latestTables(messages: readonly string[], wanted: ReadonlySet<string>): TableMessage[] {
  const found = new Map<string, TableMessage>();
  for (const message of messages.toReversed()) {
    const [, id] = (message.length <= LONGEST && ID.exec(message)) || [];
    if (id === undefined || found.has(id) || !wanted.has(id)) continue;
    const read = decodeTableMessage(message);
    if (read && wanted.has(read.id) && !found.has(read.id)) found.set(read.id, read);
  }
  return [...found.values()];
}
