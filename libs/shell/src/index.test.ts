import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens this door and no other', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BottomNav',
    'DisplaySettings',
    'EmbedBridge',
    'Footer',
    'Header',
    'MENU_ITEMS',
    'MenuDrawer',
    'Page',
    'PageFloatingElements',
    'PrimaryNav',
    'SaferGamblingButton',
    'SideNav',
    'SkipToPage',
    'notFoundRoutes',
    'openSupport',
    'startApp',
    'useMenu',
  ]);
});

it('ends every table with what is not found', () => {
  expect(door.notFoundRoutes.map(({ path }) => path)).toEqual(['/404', '*']);
});
