import { useAfterIdle } from './useAfterIdle.ts';
import { usePageReady } from './usePageReady.ts';

/**
 * Whether it is time to render a part that its page doesn't need at once: such parts render one after the
 * other once the page is interactive and the browser is idle. True from the start on a page that the player
 * returns to.
 */
export const useDeferredRender = (): boolean => useAfterIdle(usePageReady());
