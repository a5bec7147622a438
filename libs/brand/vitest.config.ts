import { mergeConfig } from 'vitest/config';
import { libTests } from '../../vitest.shared.ts';

export default mergeConfig(libTests('brand'), { test: { include: ['node/**/*.test.ts'] } });
