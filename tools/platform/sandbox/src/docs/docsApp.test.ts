import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import openapi from '@baize/api/openapi.json' with { type: 'json' };
import { docsApp } from './docsApp.ts';

const get = (path: string) => docsApp().request(path);

describe('the documentation', () => {
  it('is a page, and serves everything it loads', async () => {
    const page = await get('/docs');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const wanted = [...(await page.text()).matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path);
    expect(wanted).toHaveLength(2);
    for (const path of wanted) expect((await get(path)).status, path).toBe(200);
  });

  it('serves the contract in JSON and in YAML', async () => {
    expect(await (await get('/docs/openapi.json')).json()).toEqual(openapi);
    expect(parse(await (await get('/docs/openapi.yaml')).text())).toEqual(openapi);
  });
});
