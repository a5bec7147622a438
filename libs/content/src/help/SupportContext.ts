import { createContext } from 'react';

/** Opens the live support over the page. An app hands it over, since a feature does not know the shell around it. */
export type OpenSupport = () => void;

export const SupportContext = createContext<OpenSupport>(() => undefined);
