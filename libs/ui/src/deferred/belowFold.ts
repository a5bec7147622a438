/**
 * CSS for below-the-fold content while it has `data-waiting`; the element sets its own expected height
 * (`contain-intrinsic-block-size`). It is laid out only when it comes near the viewport, and not before the hero has
 * loaded and the page's script is loading (`html[data-early=all]`, which the page's HTML sets and changes).
 */
export const belowFold = `
  &[data-waiting='true'] {
    content-visibility: auto;
  }
  html[data-early=all] &[data-waiting='true'] {
    content-visibility: hidden;
  }
`;
