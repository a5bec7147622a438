// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { endFirstPaint } from './endFirstPaint.ts';

it.each([
  ['sticky', '60px'],
  ['relative', ''],
])('publishes how much a %s bar covers, before the rest of the page has styles', (position, covered) => {
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = `<header data-part="top-bar" style="position:${position}"></header><style id="first-paint"></style>`;
  const published = () => document.documentElement.style.getPropertyValue('--bz-bar-top');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 59.6 } as DOMRect);
  const rest = document.getElementById('first-paint');
  const remove = vi.spyOn(rest!, 'remove').mockImplementation(() => expect(published()).toBe(covered));
  endFirstPaint();
  expect(remove).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it('works on a page without a bar', () => {
  document.body.innerHTML = '<style id="first-paint"></style>';
  endFirstPaint();
  expect(document.getElementById('first-paint')).toBeNull();
});
