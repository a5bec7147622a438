import type { infer as Infer } from 'zod/mini';
import type { brandSchema } from '../node/brandSchema.ts';

/** One site's name, hosts, theme, layout and switches: all of its differences from other sites. */
export type Brand = Infer<typeof brandSchema>;
