/** Brands with different headers. */
export const sampleSlugs = ['orvane', 'larkmere', 'kavrix'] as const;
