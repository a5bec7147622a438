import type { Registration } from '@baize/api';
import type { Kysely } from 'kysely';
import { codedRefusal, fieldErrors, plain, tooManyRequests, type Reply } from '../contract/Reply.ts';
import { walletAccount } from '../ledger/accounts.ts';
import { isExcluded } from '../protection/exclusion.ts';
import type { Sandbox } from '../Sandbox.ts';
import { captchaRefusal } from '../session/captcha.ts';
import { hashPassword } from '../session/password.ts';
import { takeUse } from '../session/rateLimit.ts';
import type { Database } from '../store/Database.ts';
import { isUniqueViolation } from '../store/isUniqueViolation.ts';
import { birthDateOf } from './birthDateOf.ts';
import { accountErrors, isComplete, personErrors } from './registrationErrors.ts';

const LIRA = 1;
const UNSPECIFIED = 2;
/** The code of a permanently refused registration (spec 1/8.session/9). */
const NOT_ALLOWED = 562;
/** The limit of registration requests per IP address, and its period, ms. */
const STEPS = 30;
const STEPS_WINDOW = 10 * 60_000;

const PERSONAL_ID_TAKEN = 'personal_id_already_in_use';

const refusedFields = (errors: Record<string, readonly string[]>): Reply | undefined => {
  const [first] = Object.values(errors)[0] ?? [];
  return first === undefined ? undefined : fieldErrors(422, errors, first);
};

/** A personal id can have one account, and none while its player is excluded. */
async function personRefusal(
  db: Kysely<Database>,
  personalId: string,
  now: Date,
): Promise<Reply | undefined> {
  const owner = await db
    .selectFrom('player_identity')
    .select('player_id')
    .where('personal_id', '=', personalId)
    .executeTakeFirst();
  if (!owner) return undefined;
  return (await isExcluded(db, owner.player_id, now))
    ? codedRefusal(422, NOT_ALLOWED, 'registration_not_allowed')
    : refusedFields({ personal_id: [PERSONAL_ID_TAKEN] });
}

async function createPlayer({ db, clock }: Sandbox, form: Registration): Promise<void> {
  if (!isComplete(form)) throw new Error('The registration is incomplete.');
  const passwordHash = await hashPassword(form.password);
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('player')
      .values({
        username: form.username.toLowerCase(),
        password_hash: passwordHash,
        name: form.name.trim(),
        surname: form.surname.trim(),
        email: form.email,
        gender: UNSPECIFIED,
        city: null,
        country_id: Number(form.country_id),
        address: form.address,
        phone: form.phone,
        phone_verified: false,
        currency: LIRA,
        totp_secret: null,
        sms_login: false,
        created_at: clock.date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('player_identity')
      .values({
        player_id: id,
        personal_id: form.personal_id,
        birth_date: birthDateOf(form),
        referral: form.ref_id ?? null,
      })
      .execute();
    await walletAccount(tx, id, 'main', LIRA);
  });
}

/** Both steps of a registration: with `type` it only validates, without it opens the account. */
export async function register(sandbox: Sandbox, form: Registration, address: string): Promise<Reply> {
  const { db, clock } = sandbox;
  const limit = { key: `register:${address}`, limit: STEPS, window: STEPS_WINDOW };
  const wait = await takeUse(db, limit, clock.date());
  if (wait > 0) return tooManyRequests(wait);

  const check = async () => refusedFields(await accountErrors(sandbox, form));
  if (form.type !== undefined) return (await check()) ?? plain(200, 'registration_data_valid');
  const refusal =
    (await check()) ??
    refusedFields(personErrors(sandbox, form)) ??
    (await captchaRefusal(sandbox, form.turnstileToken)) ??
    (await personRefusal(db, form.personal_id ?? '', clock.date()));
  if (refusal) return refusal;
  try {
    await createPlayer(sandbox, form);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await check()) ?? fieldErrors(422, { personal_id: [PERSONAL_ID_TAKEN] }, PERSONAL_ID_TAKEN);
  }
  return plain(200, 'registration_successful');
}
