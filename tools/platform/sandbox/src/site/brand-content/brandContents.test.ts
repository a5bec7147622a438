import { campaignSvg } from '@baize/art';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../../brands.ts';
import { LANGS } from '../../contract/lang.ts';
import { BANNER_FORMS } from '../slides.ts';
import { promotionNumber } from '../promotions.ts';
import { promotionFacts } from '../promotionFacts.ts';
import { BRAND_CONTENTS } from './brandContents.ts';
import { contentOf, lookOf } from './contentOf.ts';

const brands = loadBrands().all.filter(({ filled }) => filled);
/** The brands with written content; one that was just created has none. */
const written = brands.filter(({ slug }) => BRAND_CONTENTS.has(slug));
const firsts = written.map(({ slug }) => ({ slug, ...contentOf(slug).campaigns[0] }));

const drawn = ({ slug, style }: (typeof brands)[number]) =>
  contentOf(slug).campaigns.flatMap((campaign, index) =>
    LANGS.flatMap((lang) =>
      BANNER_FORMS.map((device) => ({
        where: `${slug} ${index} ${lang} ${device}`,
        index,
        device,
        svg: campaignSvg({ campaign, look: lookOf(slug, style), lang, device }),
      })),
    ),
  );

const letteringBox = (svg: string) => {
  const numbers = [...svg.matchAll(/<path data-lettering="" d="([^"]+)"/g)].flatMap(([, d = '']) =>
    [...d.matchAll(/-?[\d.]+/g)].map(Number),
  );
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

/** The part of a campaign that remains after a site's crop. */
const SAFE = {
  desktop: { left: 231, top: 54, right: 1369, bottom: 586 },
  mobile: { left: 0, top: 20, right: 780, bottom: 620 },
};

it('is written for brands that exist', () => {
  expect([...BRAND_CONTENTS.keys()].sort()).toEqual(written.map(({ slug }) => slug).sort());
});

describe('first campaigns', () => {
  it('have a figure that no other brand opens with', () => {
    const figures = firsts.map(({ figure }) => JSON.stringify(figure));
    expect(figures.filter((one, i) => figures.indexOf(one) !== i)).toEqual([]);
  });

  it('differ in figure, scene and composition', () => {
    const looks = firsts.map(({ figure, scene, composition }) =>
      JSON.stringify([figure, scene, composition]),
    );
    expect(new Set(looks).size).toBe(written.length);
  });

  it.each([
    ['vuxelo', 'velquin'],
    ['novarel', 'zorande'],
    ['altuno', 'lumeko', 'galvero'],
    ['brimova', 'yelkova'],
    ['dorvik', 'rivanta'],
    ['wexalo', 'ilgaro'],
    ['orvane', 'ustoria', 'mirzano'],
    ['orvane', 'vuxelo', 'larkmere', 'sedira', 'kavrix', 'wexalo', 'pirvela', 'jorvela'],
  ])('are arranged differently if the brands are alike: %s, %s', (...slugs) => {
    const compositions = firsts.filter(({ slug }) => slugs.includes(slug)).map((one) => one.composition);
    expect(new Set(compositions).size).toBe(slugs.length);
  });

  it('are about sport if the brand leads with it', () => {
    const sport = firsts.filter(({ slug }) => ['kavrix', 'wexalo'].includes(slug));
    expect(sport.map(({ url }) => url)).toEqual(['/Sport', '/Sport']);
  });
});

describe.each(brands)('$slug', (brand) => {
  const content = contentOf(brand.slug);
  const pictures = drawn(brand);

  it('has three campaigns or more, each in two to five words', () => {
    expect(content.campaigns.length).toBeGreaterThanOrEqual(3);
    for (const campaign of content.campaigns)
      for (const lang of LANGS) {
        const words = campaign[lang][0].split(' ').length;
        expect(words, campaign[lang][0]).toBeGreaterThanOrEqual(2);
        expect(words, campaign[lang][0]).toBeLessThanOrEqual(5);
      }
  });

  it('has campaigns that need no font and reference only their own elements', () => {
    for (const { where, svg } of pictures) {
      expect(svg, where).not.toMatch(/<text|font-family|NaN|undefined|Infinity/);
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, where).toBe(ids.length);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !ids.includes(id)),
        where,
      ).toEqual([]);
    }
  });

  it('has lettering that survives the site’s crops and is legible on a phone', () => {
    for (const { where, device, svg } of pictures) {
      const [box, safe] = [letteringBox(svg), SAFE[device]];
      expect(box.left, where).toBeGreaterThanOrEqual(safe.left);
      expect(box.top, where).toBeGreaterThanOrEqual(safe.top);
      expect(box.right, where).toBeLessThanOrEqual(safe.right);
      expect(box.bottom, where).toBeLessThanOrEqual(safe.bottom);
      if (device === 'desktop') continue;
      const sizes = [...svg.matchAll(/data-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes) * (343 / 780), where).toBeGreaterThanOrEqual(12);
    }
  });

  it('leaves the lower left corner of its first campaign to the site', () => {
    for (const { where, index, device, svg } of pictures) {
      if (index > 0 || device === 'mobile') continue;
      const { left, bottom } = letteringBox(svg);
      expect(left > 520 || bottom < 480, where).toBe(true);
    }
  });

  it('links to promotions that it offers', () => {
    const offered = content.promotions.map(({ id }) => `/Promotions/${promotionNumber(id)}`);
    expect(new Set(offered).size).toBe(offered.length);
    for (const { url } of content.campaigns)
      if (url.startsWith('/Promotions/')) expect(offered).toContain(url);
  });

  it('offers new players the welcome bonus before any other deposit', () => {
    const first = content.promotions.find(
      ({ id }) => promotionFacts(id, 'en', new Date(0)).action === 'deposit',
    );
    expect(first?.id).toBe('welcome');
  });
});

it('a new brand gets the same content every time', () => {
  expect(contentOf('acme')).toEqual(contentOf('acme'));
  expect(contentOf('acme').campaigns.length).toBeGreaterThanOrEqual(3);
});
