import { toSlug } from './toSlug.ts';

/** The address for links to a provider's games. */
export const providerPath = (id: number, name: string): string => `/providers/${toSlug(name)}/${id}`;
