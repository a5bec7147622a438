/*
 * A chunk of its own (`vite.shared.ts`): reading React's DOM part holds a slow phone up for as long as the whole rest of the
 * entry, and each of the entry's files has a turn of its own.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
