import type { runAfterPaints as RunAfterPaints } from './runAfterPaints.ts';

/**
 * Renders what the first paint leaves out (`renderDocument`), part by part: all of it in one frame would be a long task on
 * a phone. Before that, while few elements have styles, it publishes how much of the page the sticky bar covers,
 * like `useStickyBarHeight`: each element inherits it. Inlined into the page as text (`bootstrapScript`).
 */
export function endFirstPaint(runAfterPaints: typeof RunAfterPaints) {
  const publishBar = () => {
    const bar = document.querySelector('[data-part=top-bar]');
    if (bar && getComputedStyle(bar).position === 'sticky') {
      const height = Math.round(bar.getBoundingClientRect().height);
      document.documentElement.style.setProperty('--bz-bar-top', `${height}px`);
    }
  };
  const [first, ...others] = document.querySelectorAll('style[data-first-paint]');
  return runAfterPaints([
    () => (publishBar(), first?.remove()),
    ...others.map((style) => () => style.remove()),
  ]);
}
