import { sql, type Kysely } from 'kysely';
import type { Database } from '../store/Database.ts';

export interface UniqueFields {
  username?: string;
  email?: string;
  phone?: string;
}

/** Which of these values belong to another player, by field; a phone only counts once it is verified. */
export async function takenFields(
  db: Kysely<Database>,
  { username, email, phone }: UniqueFields,
  exceptPlayer = 0,
): Promise<Record<string, readonly string[]>> {
  const others = db.selectFrom('player').select('id').where('id', '<>', exceptPlayer);
  const errors: Record<string, readonly string[]> = {};
  if (username !== undefined && (await others.where('username', '=', username).executeTakeFirst()))
    errors.username = ['username_already_in_use'];
  if (
    email !== undefined &&
    (await others.where(sql<string>`lower(email)`, '=', email.toLowerCase()).executeTakeFirst())
  )
    errors.email = ['email_already_in_use'];
  if (
    phone !== undefined &&
    (await others.where('phone', '=', phone).where('phone_verified', '=', true).executeTakeFirst())
  )
    errors.phone = ['phone_number_already_in_use'];
  return errors;
}
