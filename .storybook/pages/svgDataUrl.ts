/** An SVG as a data address for an image, its lettering in one colour. */
export const svgDataUrl = (svg: string, ink = 'black') =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', ink))}`;
