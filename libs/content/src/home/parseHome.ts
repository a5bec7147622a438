import { ApiError, decodeGames, decodeLinkedImage, decoder, type HomeData, type Story } from '@baize/api';

const { text, number, or, list, row } = decoder;

const decodeStory = row<Story>(
  { id: number, image: text, url: or(text, ''), multiplier: or(text, ''), game_id: number },
  'id',
  'image',
);

const decodeSections = row<HomeData>({
  stories: or(list(decodeStory), []),
  payments: or(list(decodeLinkedImage), []),
  banners: or(list(decodeLinkedImage), []),
  sliders: or(list(decodeLinkedImage), []),
  live_casino_games: or(decodeGames, []),
  casino_games: or(decodeGames, []),
});

/**
 * Parses the home data; an invalid section is empty.
 * @throws ApiError (`unreadable`) if the reply isn't home data at all
 */
export function parseHome(value: unknown): HomeData {
  const home = decodeSections(value);
  if (home) return home;
  throw new ApiError('unreadable', { status: 200 });
}
