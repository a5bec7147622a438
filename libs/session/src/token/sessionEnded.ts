import { createStore } from '@baize/ui/store';

/** Whether the platform ended the session that this page had, and nobody has logged in since. */
export const sessionEnded = createStore(false);
