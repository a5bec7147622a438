/** An SVG as a data address for an image, its lettering in one colour. */
export const picture = (svg: string, ink = 'black') =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', ink))}`;
