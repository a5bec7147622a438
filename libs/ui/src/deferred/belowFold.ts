/**
 * CSS for a part below the first screen, while it has `data-waiting`; it sets its own expected height
 * (`contain-intrinsic-block-size`). It is laid out only when it comes near the viewport, and not before the
 * hero has loaded and the page's script is loading (`html[data-early=all]`, set and changed by the page's
 * HTML).
 */
export const belowFold = `
  &[data-waiting='true'] {
    content-visibility: auto;
  }
  html[data-early=all] &[data-waiting='true'] {
    content-visibility: hidden;
  }
`;
