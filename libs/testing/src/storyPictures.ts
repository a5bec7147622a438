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

/** The contract's pictures exist on no server: in stories the catalogue's stand in for them. */
export const withPictures = (json: string): string =>
  json.replace(PICTURE, (whole, folder: string, name: string) => {
    const kind = KINDS[folder];
    return kind ? JSON.stringify(storyPicture(kind, numberOf(name))) : whole;
  });
