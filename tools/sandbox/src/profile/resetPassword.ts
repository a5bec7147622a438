import type { ForgottenPassword, PasswordReset } from '@baize/api';
import type { Lang, Texts } from '../contract/lang.ts';
import { fieldErrors, ok, successFalse, tooManyRequests, type Reply } from '../contract/Reply.ts';
import { hashToken } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import { hashPassword } from '../session/password.ts';
import { takeUse } from '../session/rateLimit.ts';
import { passwordErrors } from './passwordErrors.ts';
import { setPassword } from './setPassword.ts';

const MINUTE = 60_000;
/** How long a link is good, ms. */
const LINK_LIFE = 60 * MINUTE;
/** One link per user name in this time, ms (`please_try_2min_later`), and so many calls per address. */
const PAUSE = 2 * MINUTE;
const PER_ADDRESS = 20;
const ADDRESS_WINDOW = 10 * MINUTE;

const MAIL: Texts = {
  tr: 'Yeni şifrenizi bir saat içinde bu bağlantıdan belirleyebilirsiniz:',
  en: 'Use this link within an hour to set a new password:',
};

export interface LinkRequest {
  form: ForgottenPassword;
  address: string;
  lang: Lang;
  /** The site that asked, which the link leads back to. */
  origin: string;
}

const findPlayer = ({ db }: Sandbox, { username, personal_id: lastFour }: ForgottenPassword) =>
  db
    .selectFrom('player')
    .innerJoin('player_identity', 'player_identity.player_id', 'player.id')
    .select(['player.id', 'player.email'])
    .where('player.username', '=', username.trim().toLowerCase())
    .where('player_identity.personal_id', 'like', `%${lastFour}`)
    .executeTakeFirst();

/** Sends a link to a player's mail box. What it answers never tells whether there is such a player. */
export async function sendResetLink(sandbox: Sandbox, request: LinkRequest): Promise<Reply> {
  const { db, clock, secrets } = sandbox;
  const { form, address, lang, origin } = request;
  const now = clock.date();
  const calls = { key: `forget:address:${address}`, limit: PER_ADDRESS, window: ADDRESS_WINDOW };
  const wait = await takeUse(db, calls, now);
  if (wait > 0) return tooManyRequests(wait);
  const name = form.username.trim().toLowerCase();
  if ((await takeUse(db, { key: `forget:name:${name}`, limit: 1, window: PAUSE }, now)) > 0)
    return successFalse(422, 'please_try_2min_later');

  const token = secrets.token();
  const player = await findPlayer(sandbox, form);
  if (player) {
    await db.transaction().execute(async (tx) => {
      const link = { token_hash: hashToken(token), player_id: player.id, created_at: now, used_at: null };
      await tx.insertInto('password_reset').values(link).execute();
      const text = `${MAIL[lang]} ${origin}/forget-password/${token}`;
      await tx
        .insertInto('outbox')
        .values({ kind: 'mail', recipient: player.email, player_id: player.id, text, created_at: now })
        .execute();
    });
  }
  return ok({ success: true, data: { message: 'password_reset_link_sent' } });
}

const findLink = ({ db }: Sandbox, token: string) =>
  db
    .selectFrom('password_reset')
    .innerJoin('player', 'player.id', 'password_reset.player_id')
    .select(['player.id as player_id', 'player.username', 'password_reset.created_at'])
    .where('password_reset.token_hash', '=', hashToken(token))
    .where('password_reset.used_at', 'is', null)
    .executeTakeFirst();

/** Sets the password, uses up every link of the player and ends the sessions; false when another call came first. */
async function takeLink({ db, clock }: Sandbox, token: string, playerId: number, passwordHash: string) {
  const now = clock.date();
  return db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('password_reset')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .returning('player_id')
      .executeTakeFirst();
    if (!taken) return false;
    await setPassword(tx, { playerId, passwordHash, now });
    return true;
  });
}

/** Sets a new password by a link's token: once, within the hour. */
export async function resetPassword(sandbox: Sandbox, form: PasswordReset): Promise<Reply> {
  const link = await findLink(sandbox, form.token);
  if (!link) return successFalse(422, 'token_not_found');
  if (sandbox.clock.now() - link.created_at.getTime() >= LINK_LIFE) return successFalse(422, 'token_expired');
  const errors = passwordErrors({ ...form, username: link.username });
  const [first] = Object.values(errors)[0] ?? [];
  if (first) return fieldErrors(422, errors, first);
  const taken = await takeLink(sandbox, form.token, link.player_id, await hashPassword(form.password));
  return taken
    ? ok({ success: true, data: { message: 'password_changed' } })
    : successFalse(422, 'token_not_found');
}
