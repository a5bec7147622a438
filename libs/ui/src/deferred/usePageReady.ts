import { createContext, use } from 'react';

/** Set by PageReadyProvider; what is outside of one renders at once. */
export const PageReadyContext = createContext(true);

/**
 * Whether the page that this part belongs to is interactive. Until then a page shows only what is visible
 * first: images and sections further down would compete for bandwidth and CPU. What appears then is rendered
 * in slices: it is a good part of a page.
 */
export const usePageReady = (): boolean => use(PageReadyContext);
