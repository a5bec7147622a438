import { createContext, type ReactNode } from 'react';

/**
 * An element that a layout shows next to a game in play: the link to limits on phones, which have neither
 * header nor footer there.
 */
export const SaferGamblingSlot = createContext<ReactNode>(undefined);
