/** Objects that fill a live image on their own, so they are baked larger than the others. */
export const largeSprites: ReadonlySet<string> = new Set(['wheel', 'wheelLow', 'cardShoe', 'tiger']);

/** The edge length in pixels at which an object is baked. */
export const bakedEdge = (name: string): number => (largeSprites.has(name) ? 896 : 448);
