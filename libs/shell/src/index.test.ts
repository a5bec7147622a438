import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('exports exactly this API', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'AccountEntries',
    'BottomNav',
    'EmbedBridge',
    'Footer',
    'Header',
    'MENU_TABLE',
    'MenuButton',
    'Page',
    'PageFloatingElements',
    'PlayWindow',
    'PrimaryNav',
    'SaferGamblingButton',
    'SideNav',
    'SkipToPage',
    'notFoundRoutes',
    'useBottomNav',
    'useMenu',
  ]);
});

it('ends every route table with the not-found routes', () => {
  expect(entryPoint.notFoundRoutes.map(({ path }) => path)).toEqual(['/404', '*']);
});
