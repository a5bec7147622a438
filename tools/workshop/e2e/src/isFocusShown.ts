/**
 * Runs in the page: checks that the focused element, or the element that represents it (its label, its field), has an
 * outline and isn't covered. Returns the problem.
 */
export function isFocusShown(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return 'nothing has the focus';
  const label = 'labels' in focused ? (focused as HTMLInputElement).labels?.[0] : undefined;
  const parents: Element[] = [];
  for (let up = focused.parentElement; up && parents.length < 3; up = up.parentElement) parents.push(up);
  const stands = [focused, label, ...parents].filter((element) => element instanceof Element);
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
  };
  if (!stands.some(isRinged)) return 'nothing shows the focus';
  /* A radio or checkbox is rendered by its label. */
  const drawn = focused.matches('[type=radio], [type=checkbox]') ? (label ?? parents[0] ?? focused) : focused;
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return 'it is outside the window';
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.15, 0.5, 0.85].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (drawn.contains(hit) || hit.contains(drawn) || label?.contains(hit) === true);
  });
  return isSeen ? 'shown' : 'it is hidden behind something else';
}
