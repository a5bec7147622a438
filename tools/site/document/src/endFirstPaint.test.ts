// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { endFirstPaint } from './endFirstPaint.ts';
import { runAfterPaints } from './runAfterPaints.ts';

const HIDDEN = '<style data-first-paint></style>';
const hidden = () => document.querySelectorAll('[data-first-paint]').length;

it.each([
  ['sticky', '60px'],
  ['relative', ''],
])(
  'publishes how much a %s bar covers, before the rest of the page has styles',
  async (position, covered) => {
    document.documentElement.removeAttribute('style');
    document.body.innerHTML = `<header data-part="top-bar" style="position:${position}"></header>${HIDDEN}`;
    const published = () => document.documentElement.style.getPropertyValue('--bz-bar-top');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 59.6 } as DOMRect);
    const remove = vi
      .spyOn(document.querySelector('style')!, 'remove')
      .mockImplementation(() => expect(published()).toBe(covered));
    await endFirstPaint(runAfterPaints);
    expect(remove).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  },
);

it('renders one part more after each paint', async () => {
  document.body.innerHTML = HIDDEN.repeat(3);
  const seen: number[] = [];
  await endFirstPaint((steps) =>
    runAfterPaints(
      steps.map((step) => () => {
        step();
        seen.push(hidden());
      }),
    ),
  );
  expect(seen).toEqual([2, 1, 0]);
});

it('works on a page that hides nothing', async () => {
  document.body.innerHTML = '';
  await expect(endFirstPaint(runAfterPaints)).resolves.toBeUndefined();
});
