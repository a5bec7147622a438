import { useId } from 'react';
import { Card } from '../card/Card.tsx';
import { UsageBar, type UsageBarProps } from './UsageBar.tsx';

export type UsageBarGroupProps = {
  title: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  bars: readonly UsageBarProps[];
};

/**
 * The daily, weekly and monthly use of one limit, on one surface.
 *
 * - Use on a deposit's page and among the limits.
 * - Not for progress without a limit: ProgressBar.
 * - Screen reader: a section named by its title; each bar is a meter.
 */
export function UsageBarGroup({ title, level = 3, bars }: UsageBarGroupProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Card role="region" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {bars.map((bar) => (
        <UsageBar key={bar.label} {...bar} />
      ))}
    </Card>
  );
}
