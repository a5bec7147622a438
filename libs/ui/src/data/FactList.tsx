import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type Fact = { id: string; label: string; value: ReactNode };
export type FactListProps = {
  facts: readonly Fact[];
  /**
   * `rows` puts each value at the end of its row, as on a receipt; `columns` puts label above value, side by
   * side.
   */
  variant?: 'rows' | 'columns';
};

/**
 * Labels with their values.
 *
 * - Use for a record's details, a receipt, the data of an account.
 * - Not for many records: DataTable. Not for a value to be copied: CopyField.
 * - Screen reader: a description list; each value is read with its label.
 */
export function FactList({ facts, variant = 'rows' }: FactListProps) {
  return (
    <Root data-variant={variant}>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  font-size: ${theme.size.s};
  &[data-variant='rows'] > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.xs};
  }
  &[data-variant='rows'] > div + div {
    border-block-start: 1px solid ${theme.color.line};
  }
  &[data-variant='rows'] dd {
    margin-inline-start: auto;
    text-align: end;
  }
  &[data-variant='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr));
    gap: ${theme.space.m};
  }
`;

const Label = styled.dt`
  color: ${theme.color.textMuted};
`;

const Value = styled.dd`
  min-inline-size: 0;
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
