import type { Options } from './options.ts';
import type { Measure } from './report/Measure.ts';
import type { Site } from './site/Site.ts';

/** One kind of measurement. */
export type Phase = (bench: { site: Site; options: Options }) => Promise<Measure[]> | Measure[];
