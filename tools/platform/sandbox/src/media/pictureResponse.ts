import { fileResponse } from './fileResponse.ts';
import type { MediaShelf } from './MediaShelf.ts';

/** nginx's status for a disconnected client; it only appears in the log. */
const CLIENT_CLOSED = 499;

/** Responds with an image by its name, which is drawn unless it's cached; undefined if there is no such image. */
export async function pictureResponse(
  shelf: MediaShelf,
  name: string,
  request: Request,
): Promise<Response | undefined> {
  try {
    const bytes = await shelf.picture(name, request.signal);
    return bytes && fileResponse(request, name, bytes);
  } catch (error) {
    if (!request.signal.aborted) throw error;
    return new Response(null, { status: CLIENT_CLOSED });
  }
}
