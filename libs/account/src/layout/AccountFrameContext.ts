import { createContext } from 'react';

/**
 * Where the buttons of a hydrated account page belong, in the heading around it; null until that has rendered. Undefined if
 * the page renders its own heading: it wasn't the first of the visit.
 */
export const AccountFrameContext = createContext<HTMLElement | null | undefined>(undefined);
