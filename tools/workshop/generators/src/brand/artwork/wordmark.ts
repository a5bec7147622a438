import { FONTS, type Font } from '@baize/ui/theme';
import { pinnedFont } from '@baize/ui/subset';
import opentype, { type PathCommand } from 'opentype.js';

/** Height of a capital within the 64 units of a logo's height. */
const CAPITAL = 29;
const BASELINE = 46.5;

export interface Wordmark {
  /** Path data, its left edge at `x`. */
  data: string;
  width: number;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Path data of an outline; the font library's own writer produces NaN for some curves. */
function written(command: PathCommand): string {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${short(command.x1)} ${short(command.y1)} ${short(command.x)} ${short(command.y)}`;
    case 'C':
      return `C${short(command.x1)} ${short(command.y1)} ${short(command.x2)} ${short(command.y2)} ${short(command.x)} ${short(command.y)}`;
    default:
      return `${command.type}${short(command.x)} ${short(command.y)}`;
  }
}

const em = (tracking: string) => Number.parseFloat(tracking);

/** A name in a brand's display font as an outline, so that a logo needs no font. */
export async function wordmark(name: string, family: Font, x: number): Promise<Wordmark> {
  const { displayWeight, tracking } = FONTS[family];
  const file = await pinnedFont(family, displayWeight);
  const font = opentype.parse(new Uint8Array(file).buffer);
  const capital = font.charToGlyph('H').getBoundingBox().y2 / font.unitsPerEm;
  const size = CAPITAL / capital;
  const options = { kerning: true, letterSpacing: em(tracking) };
  const drawn = font.getPath(name, 0, BASELINE, size, options);
  const { x1, x2 } = drawn.getBoundingBox();
  const { commands } = font.getPath(name, x - x1, BASELINE, size, options);
  return { data: commands.map(written).join(''), width: x2 - x1 };
}
