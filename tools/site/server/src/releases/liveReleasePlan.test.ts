import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../log/createLog.ts';
import { liveReleasePlan } from './liveReleasePlan.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-live-plan-'));
beforeAll(() => () => rmSync(folder, { recursive: true }));

it('follows its file, keeps the last plan if the file breaks, and reports versions that aren’t served', async () => {
  const file = join(folder, 'plan.json');
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const first = { web: { version: '1.4.0' } };
  writeFileSync(file, JSON.stringify(first));
  const plan = liveReleasePlan({ file, plan: first, apps: {}, log, everyMs: 20 });
  expect(plan()).toEqual(first);
  expect(logged.join('')).toContain('"missing":["web 1.4.0"]');

  writeFileSync(file, '{"web": {');
  await vi.waitFor(() => expect(logged.join('')).toContain('The release plan is broken'), 5_000);
  expect(plan()).toEqual(first);

  const next = { web: { version: '1.5.0', canary: { version: '1.6.0', percent: 5 } } };
  writeFileSync(file, JSON.stringify(next));
  await vi.waitFor(() => expect(plan()).toEqual(next), 5_000);
  expect(logged.at(-1)).toContain('"missing":["web 1.5.0","web 1.6.0"]');
});
