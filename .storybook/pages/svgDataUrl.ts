/** An SVG as a data URL for an image, with its lettering in one colour. */
export const svgDataUrl = (svg: string, ink = 'black') =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', ink))}`;
