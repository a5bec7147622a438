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
/** A link's lifetime, ms. */
const LINK_LIFE = 60 * MINUTE;
/**
 * The interval between links for a user name, ms (`please_try_2min_later`), and the limit of requests per
 * address.
 */
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
  /** The origin of the site that sent the request, for the link. */
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

/** Mails a reset link to a player. The reply doesn't reveal whether the player exists. */
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

/** Sets the password, consumes all of the player's links and ends the sessions; false if another request was first. */
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

/** Sets a new password with a link's token: once, within an hour. */
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
