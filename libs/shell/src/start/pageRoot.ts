/*
 * A separate chunk (`vite.shared.ts`): evaluating React DOM blocks a slow phone as long as the rest of the
 * entry, and each file of the entry is its own task.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
