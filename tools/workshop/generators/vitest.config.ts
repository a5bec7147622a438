import { mergeConfig } from 'vitest/config';
import { libTests } from '../../../vitest.shared.ts';

/** Two gates at a time, since each keeps a core busy. */
export default mergeConfig(libTests(import.meta.dirname), { test: { maxConcurrency: 2 } });
