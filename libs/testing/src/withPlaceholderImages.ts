import { placeholderImage, type PlaceholderKind } from '@baize/ui/placeholder-image';

const MEDIA_URL = /"\/_media\/(\w+)\/([^"]+)"/g;

/** The catalogue's images for the platform's, by their folder. */
const KINDS: Readonly<Record<string, PlaceholderKind>> = {
  games: 'game-portrait',
  banners: 'banner',
  stories: 'story',
  promotions: 'promotion',
  explore: 'explore',
  payments: 'payment',
  providers: 'provider',
};

/** A number derived from a name, so that an address always gets the same image. */
const numberOf = (name: string) =>
  Number(/\d+/.exec(name)?.[0] ?? [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));

const SHIRTS = ['crimson', 'royalblue', 'seagreen', 'goldenrod', 'indigo', 'darkorange', 'teal', 'maroon'];

/** A club's crest; crests are too small and too many to be among the catalogue's images. */
const crest = (number: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${SHIRTS[number % SHIRTS.length]}" d="M4 3h24v13c0 7-5 11-12 14C9 27 4 23 4 16z"/><path fill="white" d="M4 11h24v5H4z"/></svg>`,
  )}`;

/** The images of the contract's examples exist on no server: stories show the catalogue's instead. */
export const withPlaceholderImages = (json: string): string =>
  json.replace(MEDIA_URL, (whole, folder: string, name: string) => {
    if (folder === 'crests') return JSON.stringify(crest(numberOf(name)));
    const kind = KINDS[folder];
    return kind ? JSON.stringify(placeholderImage(kind, numberOf(name))) : whole;
  });
