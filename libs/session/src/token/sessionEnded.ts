import { createStore } from '@baize/ui/store';

/** Whether the platform ended this page's session, and nobody has logged in since. */
export const sessionEnded = createStore(false);
