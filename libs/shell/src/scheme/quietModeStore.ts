import { storedText } from '@baize/site';
import { useStore } from '@baize/ui/store';

const stored = storedText('quiet');

/** Whether the player has turned on quiet mode (reduced motion). */
export const useQuietMode = (): boolean => useStore(stored) === 'on';

export function setQuietMode(quiet: boolean) {
  document.documentElement.toggleAttribute('data-quiet', quiet);
  if (quiet) stored.set('on');
  else stored.clear();
}
