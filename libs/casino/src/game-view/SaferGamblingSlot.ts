import { createContext, type ReactNode } from 'react';

/**
 * An element that a layout shows next to a game in play: links to limits and breaks, since a game may cover header and
 * footer.
 */
export const SaferGamblingSlot = createContext<ReactNode>(undefined);
