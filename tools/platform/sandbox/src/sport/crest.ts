import { html } from '../http/html.ts';
import { seededInt } from '../random.ts';
import { CLUBS } from './leagues.ts';

const SHIELD = 'M32 3 58 11v20c0 15-11 25-26 30C17 56 6 46 6 31V11z';
const HUES = 360;

const initials = (club: string) =>
  club
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('');

/** The path of a club's crest. */
export const crestAddress = (club: string): string => `/_media/crests/${CLUBS.indexOf(club)}.svg`;

/** A club's crest as SVG; undefined for an unknown club. */
export function crestPicture(seed: number, index: number): string | undefined {
  const club = CLUBS[index];
  if (club === undefined) return undefined;
  const hue = seededInt(seed, HUES, 'crest', club);
  const dark = `hsl(${hue} 62% 30%)`;
  const light = `hsl(${(hue + 40) % HUES} 78% 62%)`;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
    <path d="${SHIELD}" fill="${dark}" />
    <path d="M32 3v58C17 56 6 46 6 31V11z" fill="${light}" opacity=".32" />
    <path d="${SHIELD}" fill="none" stroke="${light}" stroke-width="3" />
    <text
      x="32"
      y="39"
      text-anchor="middle"
      font-family="Georgia, serif"
      font-weight="700"
      font-size="20"
      fill="#fff"
    >
      ${initials(club)}
    </text>
  </svg>`;
}
