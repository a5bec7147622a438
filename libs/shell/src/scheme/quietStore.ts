import { storedText, useStored } from '@baize/brand';

const stored = storedText('quiet');

/** Whether the player wants everything that moves by itself to stand still. */
export const useQuiet = (): boolean => useStored(stored) === 'on';

export function chooseQuiet(quiet: boolean) {
  document.documentElement.toggleAttribute('data-quiet', quiet);
  if (quiet) stored.set('on');
  else stored.clear();
}
