/**
 * CSS for a part below the first screen, while it says `data-waiting`; how high it will be it says itself
 * (`contain-intrinsic-block-size`). It is laid out only when it comes near, and not at all before the hero is there and the
 * page's script on its way (`html[data-early=all]`, set and changed by the page's HTML).
 */
export const belowFold = `
  &[data-waiting='true'] {
    content-visibility: auto;
  }
  html[data-early=all] &[data-waiting='true'] {
    content-visibility: hidden;
  }
`;
