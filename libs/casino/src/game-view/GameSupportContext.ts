import { createContext } from 'react';

/** Opens the live support over a game that did not open. An app hands it over, since a feature does not know the shell. */
export type OpenSupport = () => void;

export const GameSupportContext = createContext<OpenSupport>(() => undefined);
