import { useAfterIdle } from './useAfterIdle.ts';
import { usePageReady } from './usePageReady.ts';

/**
 * Whether to render a part that its page doesn't need immediately. Such parts render one after another once the page is
 * interactive and the browser is idle. True from the start on back navigation.
 */
export const useDeferredRender = (): boolean => useAfterIdle(usePageReady());
