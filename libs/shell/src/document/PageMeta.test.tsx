import { mockReply, exampleBody, renderPage, samplePage, testBrand } from '@baize/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageMeta } from '@baize/routing';

const routes = [
  { path: '/Promotions/:id?', page: samplePage('Promotions') },
  { path: '*', page: samplePage('Not found') },
];
const OPTIONS = exampleBody<object>('getOptions', 'options');

type Options = NonNullable<Parameters<typeof renderPage>[1]> & { site?: Record<string, unknown> };
const open = ({ site = {}, ...options }: Options = {}, props: Parameters<typeof PageMeta>[0] = {}) =>
  renderPage(<PageMeta {...props} />, {
    path: '/promotions/7?utm_source=mail',
    routes,
    handlers: [mockReply('getOptions', { body: { ...OPTIONS, title: 'House', ...site } })],
    ...options,
  });
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
const HOST = testBrand.hosts[0];

it('puts the page’s title before the site’s', async () => {
  await open({}, { title: 'Offer 7' });
  await waitFor(() => expect(document.title).toBe('Offer 7 · House'));
  expect(content('meta[property="og:title"]')).toBe('Offer 7 · House');
  expect(content('meta[property="og:site_name"]')).toBe(testBrand.name);
});

it.each([undefined, '', ' '])('uses only the site’s title for a page titled %j', async (title) => {
  await open({}, { title });
  await waitFor(() => expect(document.title).toBe('House'));
});

it.each(['', 7, null])('falls back to the brand when the site’s title is %j', async (title) => {
  await open({ site: { title, description: title } }, { title: 'Offer 7' });
  await waitFor(() => expect(document.title).toBe(`Offer 7 · ${testBrand.name}`));
  expect(content('meta[name=description]')).toBe(testBrand.tagline.en);
});

it('sets the canonical URL to the route on the brand’s host, without campaign parameters', async () => {
  await open();
  expect(canonical()).toBe(`https://${HOST}/Promotions/7`);
  expect(content('meta[property="og:url"]')).toBe(`https://${HOST}/Promotions/7`);
});

it.each([
  ['elsewhere.example', HOST],
  [testBrand.hosts.at(-1), testBrand.hosts.at(-1)],
])('with the active domain %s, sets the canonical URL on %s', async (active_domain, host) => {
  await open({ site: { active_domain } });
  await waitFor(() => expect(canonical()).toBe(`https://${host}/Promotions/7`));
});

it('is noindex for unknown URLs and unlisted pages', async () => {
  const unknown = await open({ path: '/nowhere' });
  expect(content('meta[name=robots]')).toBe('noindex');
  expect(canonical()).toBeUndefined();
  unknown.unmount();
  const unlisted = await open({}, { unlisted: true });
  expect(content('meta[name=robots]')).toBe('noindex');
  unlisted.unmount();
  await open();
  expect(content('meta[name=robots]')).toBeUndefined();
});

it('follows the language', async () => {
  const page = await open({ language: 'tr' }, { title: 'Bir sayfa' });
  expect(content('meta[property="og:locale"]')).toBe('tr_TR');
  await page.setLanguage('en');
  expect(content('meta[property="og:locale"]')).toBe('en_GB');
});

it('makes the image URL absolute', async () => {
  await open({}, { image: '/_media/promotions/7.avif' });
  expect(content('meta[property="og:image"]')).toBe(`https://${HOST}/_media/promotions/7.avif`);
});
