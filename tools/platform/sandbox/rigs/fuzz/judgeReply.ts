import type { TestReply } from '../../src/testing/openTest.ts';
import type { Described } from './operations.ts';

/** Statuses that the HTTP layer can return for any operation. */
const FRAME = [400, 401, 404, 405, 413] as const;

/** Why a reply is a bug: a server error, or a status that the contract doesn't list; undefined otherwise. */
export function judgeReply({ operationId, statuses }: Described, { status }: TestReply): string | undefined {
  if (status >= 500 && status !== 524 && status !== 600) return `${operationId} failed with ${status}`;
  if (statuses.has(status) || FRAME.some((one) => one === status)) return undefined;
  return `${operationId} returned ${status}, which isn't in the contract`;
}
