import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { UsageBar, type UsageBarProps } from './UsageBar.tsx';

export type UsageStackProps = {
  title: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  bars: readonly UsageBarProps[];
};

/**
 * The daily, weekly and monthly use of one limit, on one surface.
 *
 * - Use on a deposit's page and among the limits.
 * - Not for a single one: UsageBar.
 * - Aloud: a section named by its title; each bar is a meter.
 */
export function UsageStack({ title, level = 3, bars }: UsageStackProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {bars.map((bar) => (
        <UsageBar key={bar.label} {...bar} />
      ))}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
`;
