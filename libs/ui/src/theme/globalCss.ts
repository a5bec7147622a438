import { theme } from './theme.ts';

const { color, control, font, icon, weight, size, tracking, layer, space } = theme;

/**
 * The base stylesheet, inlined in the HTML so that the first paint looks right without script. A page with sticky bars
 * sets their heights in `--bz-bar-top` and `--bz-bar-bottom`, so that they never cover a focused control. Full-height
 * content uses `--bz-window`, which is the viewport's height unless the page is in an iframe.
 */
export const globalCss = [
  `*,::before,::after{box-sizing:border-box}`,
  `*{margin:0}`,
  /* The bar that scrolls away with the page; a page that fills the rest of the window subtracts it. */
  `html:has([data-part=notice]){--bz-notice:max(40px,${control.s})}`,
  `html{font-family:${font.text};font-weight:${weight.regular};font-size:100%;line-height:1.5;-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:calc(var(--bz-bar-top,0px) + ${space.m}) 0 calc(var(--bz-bar-bottom,0px) + ${space.m});scrollbar-color:color-mix(in oklab,${color.textMuted} 45%,transparent) transparent;scrollbar-gutter:stable;background:${color.canvas};color:${color.text};accent-color:${color.accent};-webkit-tap-highlight-color:transparent}`,
  /* While a popup is open, its backdrop covers the scrollbar gutter, which keeps the page from moving. */
  `html:has(>body[data-scroll-locked]){scrollbar-gutter:auto}`,
  /*
   * Overrides body styles that an opening popup sets: either of the two, inherited, would restyle every element of the
   * page. A backdrop or a shield already blocks input to the page.
   */
  `body{pointer-events:auto!important;--removed-body-scroll-bar-size:0px!important}`,
  /* A faint gradient from above; both ends are declared backgrounds, so all text on it has enough contrast. */
  `body{min-height:100dvh;background:linear-gradient(${color.surface},${color.canvas} 40rem) no-repeat;overflow-wrap:break-word;-webkit-font-smoothing:antialiased;font-synthesis:none}`,
  `h1,h2,h3{font-family:${font.display};font-weight:${weight.display};letter-spacing:${tracking.display};line-height:1.12;text-wrap:balance}`,
  `h1{font-size:${size.xxl}}h2{font-size:${size.xl}}h3{font-size:${size.l}}`,
  `p{text-wrap:pretty}`,
  `a{color:${color.accentText};text-underline-offset:.18em}`,
  `button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}`,
  `button{cursor:pointer}button:disabled{cursor:not-allowed}`,
  `button,a,label,summary,input,select{touch-action:manipulation}`,
  `img,svg,video,canvas,iframe{display:block;max-width:100%}img,video{height:auto}iframe{border:0}svg{flex-shrink:0}`,
  /* Icons; the class is set by the icon library. */
  `.lucide{fill:none;stroke:currentColor;stroke-width:${icon.stroke};stroke-linecap:round;stroke-linejoin:round}.lucide[data-filled]{fill:currentColor}`,
  `ul[class],ol[class]{list-style:none;padding:0}`,
  /*
   * Until the hero has loaded, no other image competes for bandwidth (the page's HTML sets and removes the attribute).
   */
  `html[data-early] img[loading=lazy]{display:none}`,
  /*
   * Until hydration, the markup is a visitor's; this hides its login from a player (the page's HTML sets the
   * attribute). In the header it keeps its space for the player's part.
   */
  `html[data-player] [data-visitors-only]:not([data-part=account] *){display:none}html[data-player] [data-part=account] [data-visitors-only]{visibility:hidden}`,
  `table{border-collapse:collapse;font-variant-numeric:tabular-nums}`,
  /* The page has no smooth scrolling, so that a focused element, or one about to be clicked, is in place at once. */
  `:focus-visible{outline:2px solid ${color.focus};outline-offset:2px}`,
  `:where([tabindex='-1']):focus-visible{outline:none}`,
  `::selection{background:${color.accent};color:${color.onAccent}}`,
  `[hidden]{display:none!important}`,
  `#root{isolation:isolate}dialog,[data-radix-popper-content-wrapper]{z-index:${layer.dialog}}`,
  /* Print: if part of the page is marked for it, only that part, black on white. */
  `@media print{html,body{color-scheme:light!important;background:#fff!important}body:has([data-print]) :not(:has([data-print]),[data-print],[data-print] *){display:none!important}[data-print],[data-print] *{background:none!important;color:#000!important;box-shadow:none!important}[data-print] :is(h1,h2,h3,h4){break-after:avoid}[data-print] :is(li,tr,blockquote){break-inside:avoid}}`,
  `html[data-quiet] *,html[data-quiet] ::before,html[data-quiet] ::after{animation:none!important;transition:none!important}`,
  `@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}`,
].join('');
