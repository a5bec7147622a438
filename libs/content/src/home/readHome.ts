import { ApiError, decodeGames, decodeLinkedImage, decoder, type HomeData, type Story } from '@baize/api';

const { text, number, or, list, row } = decoder;

const readStory = row<Story>(
  { id: number, image: text, url: or(text, ''), multiplier: or(text, ''), game_id: number },
  'id',
  'image',
);

const readSections = row<HomeData>({
  stories: or(list(readStory), []),
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
export function readHome(value: unknown): HomeData {
  const home = readSections(value);
  if (home) return home;
  throw new ApiError('unreadable', { status: 200 });
}
