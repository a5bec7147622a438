/** A drawing as the address of a picture, its lettering in one colour. */
export const picture = (svg: string, ink = 'black') =>
  `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('currentColor', ink))}`;
