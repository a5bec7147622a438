import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/Contract.ts';
import { CONFIG } from './startNginx.ts';

const text = readFileSync(CONFIG, 'utf8');
const [, map = ''] = /map "\$request_method \$uri" \$once \{([^}]*)\}/.exec(text) ?? [];
const patterns = [...map.matchAll(/"~(.*)"\s+1;/g)].map(([, pattern = '']) => new RegExp(pattern));
const isSentOnce = (method: string, path: string) =>
  patterns.some((pattern) => pattern.test(`${method.toUpperCase()} /_api${path}`));

const { operations } = await loadContract();

describe('what nginx never sends twice', () => {
  it.each(
    operations.filter(({ method }) => method !== 'post').map((each) => [each.operationId, each] as const),
  )('%s: as the contract says', (_, { method, path, sideEffect }) => {
    const asked = path
      .replace('{method}', 'sport')
      .replace('{mode}', 'lobby')
      .replaceAll(/\{\w+\}/g, '1001');
    expect(isSentOnce(method, asked)).toBe(sideEffect || method === 'put');
  });
});
