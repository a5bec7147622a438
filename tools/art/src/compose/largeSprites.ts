/** Objects that fill a live picture by themselves: they are baked larger than the others. */
export const largeSprites: ReadonlySet<string> = new Set(['wheel', 'wheelLow', 'cardShoe', 'tiger']);

/** The edge in pixels at which an object is baked. */
export const bakedEdge = (name: string): number => (largeSprites.has(name) ? 896 : 448);
