import { createContext } from 'react';

/** Opens the live support over the page. An app passes it in, since features don't import the shell. */
export type OpenSupport = () => void;

export const SupportContext = createContext<OpenSupport>(() => undefined);
