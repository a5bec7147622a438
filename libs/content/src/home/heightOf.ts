import type { Brand } from '@baize/brand';
import type { HomeSection } from '@baize/routing';

/** Several rows of games on a phone, the least high look. */
const ROWS_HEIGHT = '540px';

/**
 * The approximate height of a section on a phone, before it is laid out: what is below it must not be within the first
 * screen, or it shifts. Undefined for a section that renders at once.
 */
export function heightOf({ id, height }: HomeSection, { layout }: Brand): string | undefined {
  const looks = new Map<string, string>(Object.entries(layout.sectionLooks));
  const isRail = (looks.get(id) ?? 'rail') === 'rail';
  return height === undefined || isRail ? height : ROWS_HEIGHT;
}
