import { describe, expect, it } from 'vitest';
import { isApiError } from '../ApiError.ts';
import { decodeGame, decodeGamePage, decodeGames, decodeGameType, decodeLinkedImage } from './decodeGame.ts';

const game = { id: 7, name: 'Koi', image: 'koi.webp', demo: 1, type: 4 };

describe('games', () => {
  it('keep every field of the contract', () => {
    const whole = {
      ...game,
      provider: { id: 42, name: 'Lantern Works' },
      provider_name: 'Lantern Works',
      provider_id: 42,
      game_id: 'x',
      index: 1,
      game_image: 'b.webp',
      class: 'c',
      home_page: 1,
      iframe: 0,
      url: '/u',
      mark: 'new',
      rtp: 96.4,
      volatility: 'high',
      max_multiplier: 5000,
    };
    expect(decodeGame({ ...whole, game_list: [1] })).toEqual(whole);
    expect(decodeGame({ ...game, provider: 'Lantern Works' })?.provider).toBe('Lantern Works');
  });

  it('tolerates an unreadable image, provider and type', () =>
    expect(decodeGame({ id: 7, name: 'Koi', image: {}, demo: 'x', provider: { id: 1 }, type: 99 })).toEqual({
      id: 7,
      name: 'Koi',
      image: '',
      demo: 0,
    }));

  it.each([
    { mark: 'best' },
    { rtp: 101 },
    { rtp: -1 },
    { rtp: 'much' },
    { volatility: 1 },
    { max_multiplier: 0 },
  ])('leave out the invalid fact %j', (fact) => expect(decodeGame({ ...game, ...fact })).toEqual(game));

  it.each([2, 4, 5, 6, 7, 8, '4'])('accept kind %j', (kind) =>
    expect(decodeGameType(kind)).toBe(Number(kind)),
  );
  it.each([1, 3, 9, null, 'x'])('reject kind %j', (kind) => expect(decodeGameType(kind)).toBeUndefined());

  it('are a list or undefined', () => {
    expect(decodeGames([game, {}])).toHaveLength(1);
    expect(decodeGames(null)).toBeUndefined();
  });
});

describe('a page of games', () => {
  it('keeps the platform’s counts', () => {
    const page = { data: [game], next_page_url: '/n', total: 9, current_page: 2, last_page: 9, per_page: 1 };
    expect(decodeGamePage(page, 2)).toEqual(page);
  });

  it('derives the counts if the platform sends none', () =>
    expect(decodeGamePage({ data: [game] }, 3)).toEqual({
      data: [game],
      next_page_url: null,
      total: 1,
      current_page: 3,
      last_page: 3,
      per_page: 1,
    }));

  it('is the requested page, whatever the platform reports', () =>
    expect(decodeGamePage({ data: [], current_page: -1.5 }, 4).current_page).toBe(4));

  it.each([undefined, null, {}, { data: {} }, 'x'])('%j is unreadable', (value) => {
    expect(() => decodeGamePage(value, 1)).toThrow(
      expect.toSatisfy((error: unknown) => isApiError(error) && error.failure === 'unreadable') as Error,
    );
  });
});

it('drops a banner without an image', () => {
  expect(decodeLinkedImage({ image: 'a.webp' })).toEqual({ image: 'a.webp', url: '' });
  expect(decodeLinkedImage({ url: '/x' })).toBeUndefined();
});
