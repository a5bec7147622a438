import { expect, it } from 'vitest';
import { exportedValues } from './checkUnusedExports.ts';

it('lists the values of an entry point, without types and icons', () =>
  expect(
    exportedValues(
      "export { Tabs, type TabsProps } from './Tabs.tsx';\nexport type { Fact } from './Fact.ts';\nexport { PlayIcon, useInView } from './a.ts';",
    ),
  ).toEqual(['Tabs', 'useInView']));
