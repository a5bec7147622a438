import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/contract/Contract.ts';
import { CONFIG, configFor } from './startNginx.ts';

const text = readFileSync(CONFIG, 'utf8');
const [, map = ''] = /map "\$request_method \$uri" \$once \{([^}]*)\}/.exec(text) ?? [];
const patterns = [...map.matchAll(/"~(.*)"\s+1;/g)].map(([, pattern = '']) => new RegExp(pattern));
const isSentOnce = (method: string, path: string) =>
  patterns.some((pattern) => pattern.test(`${method.toUpperCase()} /_api${path}`));

describe('the configuration at other ports', () => {
  const portsIn = (config: string) =>
    [...config.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));

  it.each([
    ['that begin with those of the example', [43_001, 43_021, 43_011, 43_031]],
    ['that are those of the example in another order', [4303, 4302, 4301, 4300]],
  ])('replaces each port, including ones %s', (_, [own = 0, ...upstreams]) =>
    expect(portsIn(configFor(text, [own, ...upstreams]))).toEqual([...upstreams, own]),
  );

  it('fails when the example doesn’t have the expected ports', () => {
    expect(() => configFor(text.replace(':4302', ':4402'), [1, 2, 3, 4])).toThrow('names the ports');
    expect(() => configFor(`${text}\n# 127.0.0.1:4399`, [1, 2, 3, 4])).toThrow('4399');
  });
});

const { operations } = await loadContract();

describe('requests that nginx never sends twice', () => {
  it.each(
    operations.filter(({ method }) => method !== 'post').map((each) => [each.operationId, each] as const),
  )('%s: as in the contract', (_, { method, path, sideEffect }) => {
    const asked = path
      .replace('{method}', 'sport')
      .replace('{mode}', 'lobby')
      .replaceAll(/\{\w+\}/g, '1001');
    expect(isSentOnce(method, asked)).toBe(sideEffect || method === 'put');
  });
});
