import { fontWeights } from '../lettering/faces.ts';
import type { FaceName } from '../lettering/faces.ts';

const isFace = (name: string): name is FaceName => Object.hasOwn(fontWeights, name);

/** The face for a brand's display font; a plain one if that font isn't bundled. */
export const faceOf = (display: string): FaceName => (isFace(display) ? display : 'archivo');
