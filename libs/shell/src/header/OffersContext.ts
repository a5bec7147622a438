import { createContext, type ComponentType } from 'react';

/** Shows pictures of what is on offer, in a product's panel; an app provides it (`AppConfig.offers`). */
export const OffersContext = createContext<ComponentType | undefined>(undefined);
