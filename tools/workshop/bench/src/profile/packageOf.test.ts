import { expect, it } from 'vitest';
import { packageOf } from './packageOf.ts';

it.each([
  ['node_modules/react-dom/cjs/react-dom-client.production.js:12', 'react-dom'],
  ['node_modules/@tanstack/query-core/build/modern/query.js:3', '@tanstack/query-core'],
  ['libs/casino/src/lobby/LobbyView.tsx:38', 'libs/casino'],
  ['apps/web/src/app.ts:4', 'apps/web'],
  ['BQWCQoH.js xe', 'other'],
  ['removeChild', 'browser'],
])('%s belongs to %s', (where, name) => {
  expect(packageOf(where)).toBe(name);
});
