import { afterEach, describe, expect, it, vi } from 'vitest';
import { addMissingFeatures } from './addMissingFeatures.ts';

const Own = URL;

/** The URL class of a browser without `canParse`. */
const olderURL = () =>
  function URL(address: string, base?: string) {
    return new Own(address, base);
  };

afterEach(() => vi.unstubAllGlobals());

describe('a browser without URL.canParse', () => {
  it.each([
    ['https://orvane.example/a', undefined],
    ['/a', 'https://orvane.example'],
    ['/a', undefined],
    ['https://', undefined],
    ['//[', 'https://orvane.example'],
  ])('parses %j at %j like other browsers', (address, base) => {
    vi.stubGlobal('URL', olderURL());
    expect('canParse' in URL).toBe(false);
    addMissingFeatures();
    expect(URL.canParse(address, base)).toBe(Own.canParse(address, base));
  });
});
