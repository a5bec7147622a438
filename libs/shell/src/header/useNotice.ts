import { storedText, useSiteOptions } from '@baize/site';
import { useStore } from '@baize/ui/store';

/** The notice that the player has closed, by id or, if it has none, by text. A different notice is shown again. */
const closed = storedText('notice_closed');

const filled = (text: unknown) => (typeof text === 'string' ? text.trim() : '');

/** The operator's notice, whether the player has closed it, and a function to close it. Undefined if there is none. */
export function useNotice() {
  const options = useSiteOptions();
  const closedNotice = useStore(closed);
  const text = filled(options?.notice);
  const id = filled(options?.notice_id) || text;
  return text === '' ? undefined : { id, text, isClosed: id === closedNotice };
}

/** Closes a notice on every page, in every tab and in every variant. */
export const closeNotice = (id: string) => closed.set(id);
