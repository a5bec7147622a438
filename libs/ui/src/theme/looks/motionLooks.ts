import type { Look } from './Looks.ts';

/**
 * The durations are tokens. In a springy brand, hover effects overshoot a little; a drawer or a sheet must not, since
 * it would leave its edge.
 */
export const motionLooks: Partial<Record<Look<'motion'>, string>> = {
  springy: `& :is([data-part=tile],[data-part=table],[data-part=card],[data-part=button],[data-part=story-frame]){
    transition-timing-function:cubic-bezier(.3,1.9,.5,1)}`,
};
