import type { PhoneToVerify } from '@baize/api';
import { validatePhone } from '@baize/forms/validation';
import { ok, successFalse, type Reply } from '../contract/Reply.ts';
import { takenFields } from '../profile/takenFields.ts';
import { hashToken, seededInt } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Player } from '../session/findSession.ts';
import { dialCode, hasSms, TURKEY } from '../site/countries.ts';
import { sendRefusal } from './sendRefusal.ts';

const CODES = 1_000_000;
/** Turkish mobile numbers begin with 5. */
const TURKISH_MOBILE = /^5/;

export const PHONE_TAKEN = 'Phone number already in use, use a different number or contact support';

const textFor = (code: string) =>
  `Baize: ${code}. Telefon doğrulama kodunuz / your verification code. 10 dk / 10 min.`;

async function numberRefusal(
  { db }: Sandbox,
  player: Player,
  country: number,
  phone: string,
): Promise<string | undefined> {
  const dial = dialCode(country);
  if (!dial) return 'Country not found';
  if (!hasSms(country)) return 'Country not available';
  const isMobile = country !== TURKEY || TURKISH_MOBILE.test(phone);
  if (!isMobile || validatePhone(dial, phone)) return `Invalid number : ${phone}`;
  if (player.phone_verified && player.phone === phone) return 'phone number already up to date';
  const taken = await takenFields(db, { phone }, player.id);
  return taken.phone ? PHONE_TAKEN : undefined;
}

async function send(sandbox: Sandbox, player: Player, country: number, phone: string): Promise<string> {
  const { db, seed, secrets, clock } = sandbox;
  const id = secrets.id();
  await db.transaction().execute(async (tx) => {
    const { count } = await tx
      .selectFrom('phone_verification')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    const code = String(seededInt(seed, CODES, 'phone', player.id, Number(count))).padStart(6, '0');
    await tx
      .insertInto('phone_verification')
      .values({
        id,
        player_id: player.id,
        country_id: country,
        phone,
        code_hash: hashToken(`${id}:${code}`),
        created_at: clock.date(),
        used_at: null,
      })
      .execute();
    await tx
      .insertInto('outbox')
      .values({
        kind: 'sms',
        recipient: `${dialCode(country) ?? ''}${phone}`,
        player_id: player.id,
        text: textFor(code),
        created_at: clock.date(),
      })
      .execute();
  });
  return id;
}

/** Sends a code to a phone that a player wants to verify. */
export async function sendPhoneCode(
  sandbox: Sandbox,
  player: Player,
  { code, no: phone }: PhoneToVerify,
  address: string,
): Promise<Reply> {
  const country = Number(code);
  const wrong = await numberRefusal(sandbox, player, country, phone);
  if (wrong) return successFalse(400, wrong);
  const { db, clock } = sandbox;
  const refused = await sendRefusal(db, { playerId: player.id, address, phone, now: clock.date() });
  if (refused)
    return { ...successFalse(429, refused.message), headers: { 'retry-after': String(refused.wait) } };
  const id = await send(sandbox, player, country, phone);
  return ok({ success: true, data: { id, message: 'Verification code has been sent to your phone' } });
}
