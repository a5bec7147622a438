import { fileResponse } from '../media/fileResponse.ts';
import { readPageFile } from './readPageFile.ts';

const LOADER = 'shared/gameLoader.js';
export const SCRIPT = '.js';
/** What a browser says when it wants a page at the address, and no script. */
const PAGES: ReadonlySet<string | null> = new Set(['document', 'frame', 'iframe']);

/**
 * The script variant of a game's address (a launch of type `script`): it puts the game into the element that contains
 * the script. Whoever frames the address, or opens it, is sent to the page itself.
 */
export async function gameScript(request: Request): Promise<Response> {
  if (!PAGES.has(request.headers.get('sec-fetch-dest')))
    return fileResponse(request, LOADER, await readPageFile(LOADER), 'no-store');
  const { pathname, search } = new URL(request.url);
  const location = pathname.slice(0, -SCRIPT.length) + search;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * The policy of a page that the script has put into another one. An isolated host has no origin to name, so anybody may
 * frame it: without a launch code the page does nothing, and a code is good once.
 */
export const scriptedPolicy = (policy: string): string =>
  policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *');
