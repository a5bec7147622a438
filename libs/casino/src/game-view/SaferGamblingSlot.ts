import { createContext, type ReactNode } from 'react';

/** What a layout puts beside a game in play: on phones, which have neither header nor footer there, the way to limits. */
export const SaferGamblingSlot = createContext<ReactNode>(undefined);
