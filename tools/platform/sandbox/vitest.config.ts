import { mergeConfig } from 'vitest/config';
import { libTests } from '../../../vitest.shared.ts';
import { MatrixReporter } from './rigs/matrix/MatrixReporter.ts';

/*
 * A sandbox takes seconds to load and to warm up: the test files of a worker share modules, validators and a
 * store.
 */
export default mergeConfig(libTests(import.meta.dirname, { isolate: false }), {
  test: { reporters: [new MatrixReporter()], setupFiles: ['src/testing/cheapPasswords.ts'] },
});
