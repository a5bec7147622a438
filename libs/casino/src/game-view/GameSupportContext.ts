import { createContext } from 'react';

/**
 * Opens the live support when a game can't be opened. An app passes it in, since features don't import the
 * shell.
 */
export type OpenSupport = () => void;

export const GameSupportContext = createContext<OpenSupport>(() => undefined);
