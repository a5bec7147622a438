/**
 * Renders what the first paint leaves out (`renderDocument`). Before that, while few elements have styles, it publishes how
 * much of the page the sticky bar covers, like `useStickyBarHeight`: each element inherits it. Inlined into the page as
 * text (`bootstrapScript`).
 */
export function endFirstPaint() {
  const bar = document.querySelector('[data-part=top-bar]');
  if (bar && getComputedStyle(bar).position === 'sticky') {
    const height = Math.round(bar.getBoundingClientRect().height);
    document.documentElement.style.setProperty('--bz-bar-top', `${height}px`);
  }
  document.getElementById('first-paint')?.remove();
}
