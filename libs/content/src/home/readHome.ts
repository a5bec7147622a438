import { ApiError, readGames, readLinkedImage, shape, type HomeData, type Story } from '@baize/api';

const { text, number, or, list, row } = shape;

const readStory = row<Story>(
  { id: number, image: text, url: or(text, ''), multiplier: or(text, ''), game_id: number },
  'id',
  'image',
);

const readSections = row<HomeData>({
  stories: or(list(readStory), []),
  payments: or(list(readLinkedImage), []),
  banners: or(list(readLinkedImage), []),
  sliders: or(list(readLinkedImage), []),
  live_casino_games: or(readGames, []),
  casino_games: or(readGames, []),
});

/**
 * The home page's data; a section that cannot be read is empty.
 * @throws ApiError (`unreadable`) when there is nothing of it at all
 */
export function readHome(value: unknown): HomeData {
  const home = readSections(value);
  if (home) return home;
  throw new ApiError('unreadable', { status: 200 });
}
