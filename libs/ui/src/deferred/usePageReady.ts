/* @chunk base */
import { createContext, use } from 'react';

/** Set by PageReadyProvider; content outside of one renders at once. */
export const PageReadyContext = createContext(true);

/**
 * Whether the page around this part is interactive. Until then a page shows only above-the-fold content, because images
 * and sections further down would compete for bandwidth and CPU. The rest then renders in slices, since it's a large
 * part of the page.
 */
export const usePageReady = (): boolean => use(PageReadyContext);
