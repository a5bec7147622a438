import { memoryStore } from '../memory/memoryStore.ts';

/** Whether the platform ended the session that this page had, and nobody has logged in since. */
export const sessionEnded = memoryStore(false);
