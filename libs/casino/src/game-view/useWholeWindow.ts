import type { Launch } from '@baize/api';
import { leavePage } from '@baize/ui';
import { useEffect } from 'react';

/** A launch for this device navigates the whole window. */
const WHOLE_WINDOW = 2;

/**
 * Leaves the page for a launch that needs the whole window.
 * @returns the launch to show in the page; undefined without one
 */
export function useWholeWindow(launch: Launch | undefined): Launch | undefined {
  const leaves = launch?.type === 'url' && launch.device === WHOLE_WINDOW;
  const address = launch?.url;
  useEffect(() => {
    if (leaves && address !== undefined) leavePage(address);
  }, [leaves, address]);
  return leaves ? undefined : launch;
}
