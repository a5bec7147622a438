import { placeholderImage, type PlaceholderKind } from '@baize/ui/placeholder-image';

/** The operator's logo: the catalogue has each brand's own in its markup, as while it loads. */
const LOGO_URL = /"\/brand\/[^"]+"/g;
const MEDIA_URL = /"\/_media\/(\w+)\/([^"]+)"/g;

/** The catalogue's replacements for the platform's images, by folder. */
const KINDS: Readonly<Record<string, PlaceholderKind>> = {
  games: 'game-portrait',
  banners: 'banner',
  stories: 'story',
  promotions: 'promotion',
  explore: 'explore',
  payments: 'payment',
  providers: 'provider',
  studios: 'backdrop',
};

/** A number derived from a name, so that a URL always gets the same image. */
const numberOf = (name: string) =>
  Number(/\d+/.exec(name)?.[0] ?? [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));

const SHIRTS = ['crimson', 'royalblue', 'seagreen', 'goldenrod', 'indigo', 'darkorange', 'teal', 'maroon'];

/** A club's crest; crests are too small and too many to be included in the catalogue's images. */
const crest = (number: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${SHIRTS[number % SHIRTS.length]}" d="M4 3h24v13c0 7-5 11-12 14C9 27 4 23 4 16z"/><path fill="white" d="M4 11h24v5H4z"/></svg>`,
  )}`;

/** Replaces the images in the contract's examples, which don't exist on any server, with the catalogue's. */
export const withPlaceholderImages = (json: string): string =>
  json.replace(LOGO_URL, '""').replace(MEDIA_URL, (whole, folder: string, name: string) => {
    if (folder === 'crests') return JSON.stringify(crest(numberOf(name)));
    const kind = KINDS[folder];
    return kind ? JSON.stringify(placeholderImage(kind, numberOf(name))) : whole;
  });
