import { expect, it } from 'vitest';
import type { AppFiles, Apps } from './AppFiles.ts';
import type { AppName } from './apps.ts';
import { presentApp } from './presentApp.ts';

const files: AppFiles = { entry: [], preload: () => [], texts: {} };
const having = (...names: AppName[]): Apps => Object.fromEntries(names.map((name) => [name, [files]]));

it.each<[AppName, AppName[], AppName | undefined]>([
  ['web', ['web', 'mobile-web'], 'web'],
  ['web', ['mobile-web', 'embed-shell'], 'mobile-web'],
  ['mobile-web', ['web'], 'web'],
  ['web', ['embed-shell'], undefined],
  ['embed-shell', ['web', 'mobile-web'], undefined],
])('requesting %s of %j yields %s', (wanted, names, name) =>
  expect(presentApp(wanted, having(...names))?.name).toBe(name),
);
