import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';

/* A page's code is loaded lazily, and a busy machine takes its time over that. */
configure({ asyncUtilTimeout: 10_000 });

/* What a test only began to load must not arrive after its file is over. */
beforeAll(() => () => vi.dynamicImportSettled());

afterEach(() => {
  cleanup();
  /* A test of what runs on a server has none. */
  if (typeof localStorage !== 'undefined') localStorage.clear();
});
