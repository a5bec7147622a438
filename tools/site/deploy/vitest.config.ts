import { libTests } from '../../../vitest.shared.ts';

export default libTests(import.meta.dirname);
