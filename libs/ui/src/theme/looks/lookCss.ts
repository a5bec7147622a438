import { buttonLooks } from './buttonLooks.ts';
import { ctaLooks } from './ctaLooks.ts';
import { groundLooks } from './groundLooks.ts';
import { guestLooks } from './guestLooks.ts';
import { headingLooks } from './headingLooks.ts';
import { hoverLooks } from './hoverLooks.ts';
import { iconLooks } from './iconLooks.ts';
import { imageLooks } from './imageLooks.ts';
import { LOOKS, type LookName, type Looks } from './Looks.ts';
import { marksLooks } from './marksLooks.ts';
import { moreLooks } from './moreLooks.ts';
import { motionLooks } from './motionLooks.ts';
import { navLooks } from './navLooks.ts';
import { storyLooks } from './storyLooks.ts';
import { tileLooks } from './tileLooks.ts';

/** The CSS of each look that needs any. `&` stands for the root, so a rule reads `& [data-part=tile]{…}`. */
const PIECES: { readonly [N in LookName]?: Partial<Record<Looks[N], string>> } = {
  tile: tileLooks,
  hover: hoverLooks,
  marks: marksLooks,
  story: storyLooks,
  heading: headingLooks,
  button: buttonLooks,
  guest: guestLooks,
  cta: ctaLooks,
  more: moreLooks,
  nav: navLooks,
  icons: iconLooks,
  ground: groundLooks,
  motion: motionLooks,
  image: imageLooks,
};

/** The CSS for one value of a look; empty if tokens are enough, or for the default. */
export function lookPiece(name: LookName, value: string): string {
  const pieces: Readonly<Partial<Record<string, string>>> = PIECES[name] ?? {};
  return (Object.hasOwn(pieces, value) ? pieces[value] : undefined) ?? '';
}

/**
 * The CSS of only the chosen looks, for the brand's style element (ADR 70). The root is doubled, so that it overrides
 * the components' classes.
 *
 * @param root the selector that everything is below; a part of a page in the catalogue
 * @param page the selector of the element with the page's background
 */
export function lookCss(looks: Looks, root = ':root:root', page = `${root} body`): string {
  const names = Object.keys(LOOKS) as LookName[];
  return names
    .map((name) => lookPiece(name, looks[name]))
    .join('')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll('& body', page)
    .replaceAll('&', root);
}
