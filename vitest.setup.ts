import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/* A page's code is loaded lazily, and a busy machine takes its time over that. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});
