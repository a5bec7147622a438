import { mergeConfig } from 'vitest/config';
import { libTests } from '../../../vitest.shared.ts';

export default mergeConfig(libTests(import.meta.dirname), {
  test: { globalSetup: 'src/testing/setup.ts' },
});
