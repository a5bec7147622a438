import { createStore } from '@baize/ui/store';

/** Whether the platform ended this page's session, with no login since. */
export const sessionEnded = createStore(false);
