import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const PAGE_FOLDER = join(import.meta.dirname, 'page');

/** The page a game runs in, under its policy; the address holds a launch code, so nothing may keep or pass it on. */
export async function gamePage(name: string, policy: string): Promise<Response> {
  return new Response(await readFile(join(PAGE_FOLDER, `${name}.html`)), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
