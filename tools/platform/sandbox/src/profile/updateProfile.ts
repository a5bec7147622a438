import type { AddressChange, ContactChange } from '@baize/api';
import { fieldErrors, ok, type Reply } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Player } from '../session/findSession.ts';
import { profileOf } from '../session/profileOf.ts';
import { dialCode } from '../site/countries.ts';
import { isUniqueViolation } from '../store/isUniqueViolation.ts';
import { takenFields } from './takenFields.ts';

const updated = async (sandbox: Sandbox, player: Player): Promise<Reply> =>
  ok({ message: 'profile_updated', user: await profileOf(sandbox, player) });

async function takenRefusal(
  { db }: Sandbox,
  player: Player,
  form: ContactChange,
): Promise<Reply | undefined> {
  const errors = await takenFields(db, form, player.id);
  const [first] = Object.values(errors)[0] ?? [];
  return first === undefined ? undefined : fieldErrors(422, errors, first);
}

/** Changes email and phone. A new phone is unverified, and gets no login codes until it is verified. */
export async function updateProfile(sandbox: Sandbox, player: Player, form: ContactChange): Promise<Reply> {
  const refusal = await takenRefusal(sandbox, player, form);
  if (refusal) return refusal;
  const { email, phone } = form;
  const unverified = phone === player.phone ? {} : { phone_verified: false, sms_login: false };
  try {
    const row = await sandbox.db
      .updateTable('player')
      .set({ email, phone, ...unverified })
      .where('id', '=', player.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return await updated(sandbox, row);
  } catch (error) {
    const late = isUniqueViolation(error) && (await takenRefusal(sandbox, player, form));
    if (late) return late;
    throw error;
  }
}

/** Changes city, country and address. */
export async function updateAddress(
  sandbox: Sandbox,
  player: Player,
  { city, country, address }: AddressChange,
): Promise<Reply> {
  const unknown = 'Country not found';
  if (!dialCode(Number(country))) return fieldErrors(422, { country: [unknown] }, unknown);
  const row = await sandbox.db
    .updateTable('player')
    .set({ city, country_id: Number(country), address })
    .where('id', '=', player.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return updated(sandbox, row);
}
