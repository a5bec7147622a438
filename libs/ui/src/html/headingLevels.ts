/**
 * The levels of headings, in order, shifted so that the highest is `top` and no step down skips a level: an
 * outline that fits below the page's own headings.
 */
export function headingLevels(levels: readonly number[], top: number): number[] {
  const highest = Math.min(...levels);
  /* The path of ancestor headings: the original level, and the new one. */
  const path: { was: number; is: number }[] = [];
  return levels.map((was) => {
    while ((path.at(-1)?.was ?? 0) >= was) path.pop();
    const above = path.at(-1)?.is;
    const is = Math.min(above === undefined ? top + Math.min(was - highest, 1) : above + 1, 6);
    path.push({ was, is });
    return is;
  });
}
