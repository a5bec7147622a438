import type { Transaction } from 'kysely';
import type { Call } from '../contract/Call.ts';
import { parentOrigin } from '../http/parentOrigin.ts';
import { hashToken } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Database } from '../store/Database.ts';

/** Opens the window that approves or declines a deposit: its URL, with a one-time code. */
export async function openWindow(
  sandbox: Sandbox,
  tx: Transaction<Database>,
  call: Call,
  transactionId: number,
): Promise<string> {
  const { secrets, clock, brands } = sandbox;
  const code = secrets.token();
  await tx
    .insertInto('payment_window')
    .values({
      code_hash: hashToken(code),
      token_hash: null,
      transaction_id: transactionId,
      site_id: call.brand.siteId,
      lang: call.lang,
      parent_origin: parentOrigin(call.headers, brands) ?? `https://${call.brand.domain}`,
      created_at: clock.date(),
      used_at: null,
    })
    .execute();
  return `${sandbox.providersOrigin()}/payment/window?launch=${code}`;
}
