import type { SchemeName } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { useBrand } from '@baize/brand';
import { storedText } from '../storage/storedValue.ts';

const chosen = storedText('scheme');
const isScheme = (value: unknown): value is SchemeName => value === 'dark' || value === 'light';

/**
 * The current scheme: the player's choice, otherwise the brand's. The page's HTML has set it before the first paint.
 */
export function useScheme(): SchemeName {
  const { theme } = useBrand();
  const stored = useStore(chosen);
  return isScheme(stored) ? stored : theme.scheme;
}

/** Applies a scheme to the page and stores the choice. */
export function setScheme(scheme: SchemeName) {
  document.documentElement.dataset.scheme = scheme;
  chosen.set(scheme);
}
