import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

/* A page's code is loaded lazily, which takes a while on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/* Failed reads are logged at debug (`createQueryClient`); most tests of errors cause some. */
console.debug = () => undefined;

/* Code that a test has started to load must not arrive after its file has finished. */
beforeAll(() => () => vi.dynamicImportSettled());

afterEach(() => {
  cleanup();
  /* Tests of server code have no local storage. */
  if (typeof localStorage !== 'undefined') localStorage.clear();
});
