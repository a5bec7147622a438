import { renderPage, testBrandWith } from '@baize/testing';
import { expect, it } from 'vitest';
import { lobbyLoader } from './lobbyLoader.ts';

it.each([
  ['', true, ['2']],
  ['', false, []],
  ['search=koi', true, []],
  ['category=1', true, ['1']],
])(
  'requests popular games with an unfiltered lobby (%s, enabled: %s)',
  async (query, popularGames, categories) => {
    const page = await renderPage(<p>elsewhere</p>);
    const destination = {
      params: {},
      search: new URLSearchParams(query),
      device: 1,
      language: 'en',
      brand: testBrandWith({ features: { popularGames } }),
    } as const;
    await lobbyLoader(page.queryClient, destination, 'casino');
    expect(page.calls('getCategoryGames').map((call) => call.query.category_id)).toEqual(categories);
    expect(page.calls('getGames')).toHaveLength(query === 'category=1' ? 0 : 1);
  },
);
