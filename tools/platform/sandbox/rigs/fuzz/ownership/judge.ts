import type { Rows } from './storeRows.ts';

/** A reply to the attacker. */
export interface AttackerReply {
  name: string;
  reply: string;
}

const SHOWN = 160;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Replies that contain data of the victim. */
export const leaksIn = (attackerReplies: readonly AttackerReply[], marks: readonly RegExp[]): string[] =>
  attackerReplies.flatMap(({ name, reply }) =>
    marks
      .filter((mark) => mark.test(reply))
      .map((mark) => `${name} leaked data of the victim (${mark.source}): ${short(reply)}`),
  );

/** Replies with a server error. */
export const breakdownsIn = (attackerReplies: readonly AttackerReply[]): string[] =>
  attackerReplies
    .filter(({ reply }) => reply.startsWith('500 '))
    .map(({ name, reply }) => `${name} failed with a server error: ${short(reply)}`);

/** Rows of the victim that changed or disappeared, and new rows that refer to the victim. */
export function changesIn(before: Rows, after: Rows, marks: readonly RegExp[]): string[] {
  return [...after].flatMap(([table, rows]) => {
    const known = new Set(before.get(table));
    const now = new Set(rows);
    const gone = [...known].filter((row) => !now.has(row));
    const added = rows.filter((row) => !known.has(row) && marks.some((mark) => mark.test(row)));
    return [
      ...gone.map((row) => `A row of ${table} was changed: ${short(row)}`),
      ...added.map((row) => `A row of ${table} was added for the victim: ${short(row)}`),
    ];
  });
}

/** Replies that differ if the victim has no records, so they depend on the victim's data. */
export function differencesIn(
  attackerReplies: readonly AttackerReply[],
  alone: readonly AttackerReply[],
): string[] {
  const length = Math.max(attackerReplies.length, alone.length);
  const different = Array.from({ length }, (_, at) => [attackerReplies[at], alone[at]] as const).filter(
    ([one, other]) => one?.name !== other?.name || one?.reply !== other?.reply,
  );
  return different.map(
    ([one, other]) =>
      `${one?.name ?? other?.name} depends on the victim's data: ${short(one?.reply ?? 'nothing')}, not ${short(other?.reply ?? 'nothing')}`,
  );
}
