import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBrands, readBrand } from './brands.ts';

describe('readBrand', () => {
  it('reads what the sandbox needs, with the local host added', () => {
    const file = {
      id: 4329,
      name: 'Larkmere',
      hosts: ['larkmere.example'],
      theme: {
        tile: 'wide',
        scheme: 'light',
        seed: { accent: '#1F46A8', second: 'blue', ground: '#f3f6fb' },
        type: { display: 'sora' },
      },
      legal: { minimumAge: 21 },
      features: { poker: false, cancelWithdrawals: false, selfExclusionCode4Months: 3 },
    };
    expect(readBrand('larkmere', file)).toMatchObject({
      siteId: 4329,
      domain: 'larkmere.example',
      hosts: ['larkmere.example', 'larkmere.localhost'],
      tile: 'wide',
      logoTone: 'dark',
      style: { accent: '#1f46a8', second: '#f3dca2', ground: '#f3f6fb', scheme: 'light', display: 'sora' },
      minimumAge: 21,
      poker: false,
      sport: true,
      cancelWithdrawals: false,
      selfExclusionCode4Months: 3,
    });
  });

  it.each([[null], [[]], [{}], [{ id: 'x' }], [{ id: -1 }]])('returns undefined for %j', (file) => {
    expect(readBrand('x', file)).toBeUndefined();
  });
});

describe('loadBrands', () => {
  it('finds each brand by site id and by host', () => {
    const { all, bySiteId, byHost } = loadBrands();
    for (const brand of all) {
      expect(bySiteId(String(brand.siteId))).toBe(brand);
      for (const host of brand.hosts) expect(byHost(host)).toBe(brand);
    }
  });

  it('finds a brand that was created after the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'baize-brands-'));
    const { all, bySiteId, byHost } = loadBrands(folder, 0);
    expect([all.length, bySiteId('1234')]).toEqual([2, undefined]);
    mkdirSync(join(folder, 'acme'));
    const acme = { id: 1234, slug: 'acme', name: 'Acme', hosts: ['acme.example'] };
    writeFileSync(join(folder, 'acme/brand.json'), JSON.stringify(acme));
    expect(bySiteId('1234')?.name).toBe('Acme');
    expect(byHost('acme.localhost')?.name).toBe('Acme');
    rmSync(folder, { recursive: true });
  });
});
