import { createContext } from 'react';
import type { AppConfig } from './AppConfig.ts';

/** What an app provides for the shell's own parts: sources of the search, the deposit, offers in the header. */
export const AppPartsContext = createContext<Pick<AppConfig, 'search' | 'deposit' | 'offers'>>({});
