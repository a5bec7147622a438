const OPENED = /<svg\b[^>]*?\sviewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/;

/** Why an SVG can't be inlined into the page; `undefined` if it can. */
export function logoProblem(svg: string): string | undefined {
  if (!OPENED.test(svg)) return `its size isn't set by viewBox="0 0 <width> <height>"`;
  if (/<(?:style|script|image|foreignObject)\b/i.test(svg)) return 'it holds more than shapes';
  return undefined;
}

/** A logo for a page: defined once in a hidden element, and shown wherever the page uses the symbol. */
export interface LogoSymbol {
  /** An element with the symbol `#logo`, for the beginning of the body. */
  html: string;
  /** Its aspect ratio as `--bz-logo-ratio`, width by height. */
  css: string;
}

/**
 * The symbol of a `logo.svg`. When inlined, it uses the text colour of the current scheme, and the browser doesn't have
 * to create a document for it before the first paint, as for an image.
 *
 * @throws Error if the SVG has a `logoProblem`, which a loaded brand's never has
 */
export function logoSymbol(svg: string): LogoSymbol {
  const [opened, width, height] = OPENED.exec(svg) ?? [];
  const problem = logoProblem(svg);
  if (!opened || problem) throw new Error(`The logo can't be used: ${problem}.`);
  const drawing = svg.slice(svg.indexOf(opened) + opened.length, svg.lastIndexOf('</svg>')).trim();
  return {
    html:
      `<svg style="display:none"><symbol id="logo" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMinYMid" overflow="visible">` +
      `${drawing}</symbol></svg>`,
    css: `:root{--bz-logo-ratio:${width} / ${height}}`,
  };
}
