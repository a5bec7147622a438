import type { Lang } from '../../contract/lang.ts';
import { badRequest, tooManyRequests, type Reply } from '../../contract/Reply.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { answerTurn, langOf, unprovenWait, type EmbedCall } from './embedApi.ts';
import { readPayload, type EmbedPayload } from './readPayload.ts';
import { findTurn } from './turns.ts';
import { turnView, type TurnView } from './turnView.ts';
import type { Visitor } from './visitor.ts';

const PAGE = 'case';

/** The visitor of a payload's name: one case a day for everyone who enters the name, and never real money. */
const nameVisitor = ({ username }: EmbedPayload): Visitor => ({
  who: `name:${username.toLowerCase()}`,
  player: undefined,
});

/** The case that was opened under this name today, if any. */
export async function caseToday(
  sandbox: Sandbox,
  payload: EmbedPayload,
  lang: Lang,
): Promise<TurnView | undefined> {
  const visitor = nameVisitor(payload);
  const turn = await findTurn(sandbox, PAGE, visitor.who);
  return turn && turnView(sandbox, { page: PAGE, visitor, turn, lang });
}

/** Opens the case of the day. */
export async function openCase(sandbox: Sandbox, { body, ip }: EmbedCall): Promise<Reply> {
  const payload = typeof body.payload === 'string' ? readPayload(body.payload) : undefined;
  if (!payload) return badRequest();
  const wait = await unprovenWait(sandbox, ip);
  if (wait > 0) return tooManyRequests(wait);
  return answerTurn(sandbox, {
    page: PAGE,
    visitor: nameVisitor(payload),
    choice: 0,
    lang: langOf(body),
  });
}
