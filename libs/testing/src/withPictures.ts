import { storyPicture, type StoryPicture } from '@baize/ui/story-pictures';

const PICTURE = /"\/_media\/(\w+)\/([^"]+)"/g;

/** What the catalogue shows for the platform's pictures, by their folder. */
const KINDS: Readonly<Record<string, StoryPicture>> = {
  games: 'game-portrait',
  banners: 'banner',
  stories: 'story',
  promotions: 'promotion',
  explore: 'explore',
  payments: 'payment',
  providers: 'provider',
};

/** A number that follows from a name, so that the same address is always the same picture. */
const numberOf = (name: string) =>
  Number(/\d+/.exec(name)?.[0] ?? [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));

const SHIRTS = ['crimson', 'royalblue', 'seagreen', 'goldenrod', 'indigo', 'darkorange', 'teal', 'maroon'];

/** A club's crest; they are too small and too many to be among the catalogue's pictures. */
const crest = (number: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${SHIRTS[number % SHIRTS.length]}" d="M4 3h24v13c0 7-5 11-12 14C9 27 4 23 4 16z"/><path fill="white" d="M4 11h24v5H4z"/></svg>`,
  )}`;

/** The contract's pictures exist on no server: in stories the catalogue's stand in for them. */
export const withPictures = (json: string): string =>
  json.replace(PICTURE, (whole, folder: string, name: string) => {
    if (folder === 'crests') return JSON.stringify(crest(numberOf(name)));
    const kind = KINDS[folder];
    return kind ? JSON.stringify(storyPicture(kind, numberOf(name))) : whole;
  });
