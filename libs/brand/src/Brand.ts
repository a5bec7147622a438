import type { infer as Infer } from 'zod/mini';
import type { brandSchema } from '../node/brandSchema.ts';

/** One site's name, hosts, theme, layout and switches: everything that makes it differ from the others. */
export type Brand = Infer<typeof brandSchema>;
