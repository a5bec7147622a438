import { describe, expect, it } from 'vitest';
import { describeProblem } from './BrandProblem.ts';
import { isProblems, parseBrand } from './parseBrand.ts';
import { withDefaults } from './withDefaults.ts';

const minimal = {
  version: 2,
  id: 1000,
  slug: 'test-brand',
  name: 'Test',
  tagline: { tr: 'Deneme', en: 'Test' },
  hosts: ['test.example'],
  theme: { seed: { accent: '#8833ff' }, type: { display: 'sora', text: 'inter' } },
  legal: { licence: { authority: 'Test Authority', number: '1' } },
};

function problemsOf(change: Record<string, unknown>) {
  const result = parseBrand(withDefaults(minimal, change), 'test-brand/brand.json');
  return isProblems(result) ? result : [];
}

describe('parseBrand', () => {
  it('fills in the defaults of missing fields', () => {
    expect(parseBrand(minimal, 'f')).toMatchObject({
      slug: 'test-brand',
      fixedHosts: [],
      defaultLanguage: 'tr',
      theme: { scheme: 'dark', shape: 'soft', seed: { accent: '#8833ff' } },
      layout: { header: 'classic', notice: 'marquee', popup: 'atOnce', footer: 'columns', bottomBar: 'pill' },
      features: { jackpotMenu: true },
      legal: { minimumAge: 18, licence: { number: '1' } },
    });
  });

  it.each(['casino.com', 'oyna.com.tr', 'xn--80ak6aa92e.com', 'casino.test:8443'])(
    'accepts the host %s',
    (host) => {
      expect(parseBrand({ ...minimal, hosts: [host] }, 'f')).toMatchObject({ hosts: [host] });
    },
  );

  it('reads a file without a version as version 1', () => {
    const old = { ...minimal, version: undefined };
    const brand = parseBrand({ ...old, layout: { homeOrder: ['casino', 'live', 'jackpot'] } }, 'f');
    expect(brand).toMatchObject({ version: 2 });
    const blocks = isProblems(brand)
      ? []
      : brand.layout.homeSections.filter((id) => /jackpot$|live|casino/.test(id));
    expect(blocks).toEqual(['casino', 'live', 'jackpot']);
  });

  it('merges a field with the defaults of its block', () => {
    const brand = parseBrand({ ...minimal, features: { snow: { from: '12-01', to: '01-15' } } }, 'f');
    expect(brand).toMatchObject({ features: { snow: { from: '12-01', to: '01-15' }, popularGames: true } });
  });

  it.each([
    [{ id: 999 }, 'id', /1000 to 9999/],
    [{ id: '1000' }, 'id', /whole number/],
    [{ slug: 'Has Space' }, 'slug', /small letters/],
    [{ name: ' ' }, 'name', /not empty/],
    [{ tagline: { en: '' } }, 'tagline.en', /words in English/],
    [{ hosts: [] }, 'hosts', /at least one/],
    [{ hosts: ['www.test.example'] }, 'hosts.0', /without "www\."/],
    [{ hosts: ['embed.test.example'] }, 'hosts.0', /bare host name/],
    [{ hosts: ['test'] }, 'hosts.0', /bare host name/],
    [{ hosts: ['Test.com'] }, 'hosts.0', /small letters/],
    [{ hosts: ['test.localhost'] }, 'hosts.0', /\.localhost/],
    [{ hosts: ['127.0.0.1'] }, 'hosts.0', /bare host name/],
    [{ hosts: ['test.com:0'] }, 'hosts.0', /bare host name/],
    [{ hosts: ['-test.com'] }, 'hosts.0', /bare host name/],
    [{ hosts: ['https://test.example/'] }, 'hosts.0', /bare host name/],
    [{ defaultLanguage: 'de' }, 'defaultLanguage', /tr, en/],
    [{ theme: { seed: { accent: 'gold' } } }, 'theme.seed.accent', /#rrggbb/],
    [{ theme: { seed: { accent: '#000000' } } }, 'theme.seed.accent', /with a hue/],
    [{ theme: { seed: { accent: '#f4f2f0' } } }, 'theme.seed.accent', /with a hue/],
    [{ theme: { type: { display: 'papyrus' } } }, 'theme.type.display', /playfair-display/],
    [{ theme: { shape: 'wobbly' } }, 'theme.shape', /sharp, soft, round/],
    [{ theme: { looks: { tile: 'folded' } } }, 'theme.looks.tile', /one of plain, framed, captioned/],
    [{ theme: { looks: { ground: 'pattern' } } }, 'theme.looks.ground', /the pattern is the motif/],
    [{ theme: { looks: { tyle: 'cut' } } }, 'theme.looks.tyle', /tile, hover, marks/],
    [{ version: 3 }, 'version', /2, the current version/],
    [{ layout: { header: 'tower' } }, 'layout.header', /mega, bottom/],
    [{ layout: { homeOrder: ['live', 'casino', 'jackpot'] } }, 'layout.homeOrder', /only the fields/],
    [{ layout: { homeSections: ['hero', 'casino', 'live'] } }, 'layout.homeSections', /jackpot/],
    [
      { layout: { homeSections: ['hero', 'hero', 'jackpot', 'casino', 'live'] } },
      'layout.homeSections',
      /once/,
    ],
    [
      { layout: { homeSections: ['hero', 'jackpot', 'casino', 'live', 'news'] } },
      'layout.homeSections.4',
      /sport/,
    ],
    [{ features: { upgamingPlayers: [1001, 'x'] } }, 'features.upgamingPlayers.1', /player’s id/],
    [{ features: { snow: true } }, 'features.snow', /from, to/],
    [{ features: { snow: { from: '12-32', to: '01-15' } } }, 'features.snow.from', /month-day/],
    [{ features: { popularGames: 'yes' } }, 'features.popularGames', /true or false/],
    [{ features: { confetti: true } }, 'features.confetti', /only the fields/],
    [{ legal: { minimumAge: 17 } }, 'legal.minimumAge', /18 to 25/],
    [{ legal: { licence: null } }, 'legal.licence', /authority, number/],
    [{ helpLines: [{ name: 'Help', url: 'http://help.example' }] }, 'helpLines.0.url', /https:/],
  ])('refuses %j', (change, path, allowed) => {
    const problems = problemsOf(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'test-brand/brand.json', path });
    expect(problems[0]?.allowed).toMatch(allowed);
  });

  it('reports what is missing and what was found instead', () => {
    expect(problemsOf({ id: 12 })[0]?.reason).toBe('12 is not accepted');
    expect(parseBrand({}, 'f')).toContainEqual(expect.objectContaining({ path: 'hosts', reason: 'missing' }));
  });

  it.each([
    [{ features: { popularGame: true } }, 'popularGames'],
    [{ theme: { seed: { acent: '#8833ff' } } }, 'accent'],
    [{ theme: { overrides: { dark: { txt: '#ffffff' } } } }, 'text'],
    [{ feature: {} }, 'features'],
  ])('suggests for the misspelt field in %j: %s', (change, meant) => {
    expect(problemsOf(change)[0]?.reason).toBe(`no such field; did you mean ${meant}?`);
  });

  it('suggests nothing for a name that resembles no field', () => {
    expect(problemsOf({ features: { confetti: true } })[0]?.reason).toBe('no such field');
  });

  it('drops the schema reference, which is for editors', () => {
    expect(parseBrand({ ...minimal, $schema: '../../brand.schema.json' }, 'f')).not.toHaveProperty('$schema');
    expect(isProblems(parseBrand({ ...minimal, $schema: '../../brand.schema.json' }, 'f'))).toBe(false);
  });

  it.each([null, [], 'text', 7])('refuses %j as a whole', (json) => {
    expect(isProblems(parseBrand(json, 'f'))).toBe(true);
  });

  it('reports the colour pair that an override breaks, and a colour that would pass', () => {
    const problems = problemsOf({ theme: { overrides: { dark: { textMuted: '#333333' } } } });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatchObject({ path: 'theme.overrides.dark', allowed: 'a pair of at least 4.5:1' });
    expect(problems[0]?.reason).toMatch(/textMuted on canvas reaches .* nearest textMuted that passes is #/);
  });

  it('accepts a colour override with enough contrast', () => {
    expect(problemsOf({ theme: { overrides: { dark: { text: '#ffffff' } } } })).toEqual([]);
  });

  it('describes a problem in one line', () => {
    expect(
      describeProblem({ file: 'a/brand.json', path: 'id', reason: 'missing', allowed: 'a number' }),
    ).toBe('a/brand.json at id: missing. Allowed: a number.');
  });
});
