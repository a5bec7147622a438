import { fileResponse } from '../media/fileResponse.ts';
import { readPageFile } from './readPageFile.ts';

const LOADER = 'shared/gameLoader.js';
export const SCRIPT = '.js';
/** The `Sec-Fetch-Dest` of a page request, as opposed to a script's. */
const PAGES: ReadonlySet<string | null> = new Set(['document', 'frame', 'iframe']);

/**
 * The script variant of a game's URL (a launch of type `script`): it inserts the game into the element that
 * contains the script. Framing or opening the URL redirects to the page itself.
 */
export async function gameScript(request: Request): Promise<Response> {
  if (!PAGES.has(request.headers.get('sec-fetch-dest')))
    return fileResponse(request, LOADER, await readPageFile(LOADER), 'no-store');
  const { pathname, search } = new URL(request.url);
  const location = pathname.slice(0, -SCRIPT.length) + search;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}
