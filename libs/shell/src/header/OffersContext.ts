import { createContext, type ComponentType } from 'react';

/** Shows pictures of current offers in a product's panel; provided by the app (`AppConfig.offers`). */
export const OffersContext = createContext<ComponentType | undefined>(undefined);
