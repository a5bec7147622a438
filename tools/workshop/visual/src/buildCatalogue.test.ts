import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkOut, removeCheckout, ROOT } from './buildCatalogue.ts';

it('links the libraries into a checkout, and its own packages by their names', () => {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'catalogue-'))), 'checkout');
  checkOut('HEAD', folder);
  onTestFinished(() => removeCheckout(folder));
  const target = (name: string) => realpathSync(join(folder, 'node_modules', name));
  expect(target('@baize/site')).toBe(join(folder, 'libs/site'));
  expect(target('@baize/sandbox')).toBe(join(folder, 'tools/platform/sandbox'));
  expect(target('react')).toBe(realpathSync(join(ROOT, 'node_modules/react')));
});
