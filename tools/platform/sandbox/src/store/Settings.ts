import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** Persistent key-value settings. */
export interface Settings {
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
}

export function createSettings(db: Kysely<Database>): Settings {
  return {
    get: async (name) =>
      (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value,
    set: async (name, value) => {
      await db
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
