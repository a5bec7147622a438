import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';
import type { ResultMark } from './resultMarks.ts';
import { resultTones } from './resultTones.ts';

type ResultMarkRowProps = {
  label: string;
  marks: readonly ResultMark[];
  /** `disc` for numbers and letters, `slip` for text and heights. */
  shape: 'disc' | 'slip';
};

/** Results in a row, the newest first and largest; overflow fades out. */
export function ResultMarkRow({ label, marks, shape }: ResultMarkRowProps) {
  return (
    <Row aria-label={label} data-shape={shape}>
      {marks.map(({ text, tone, accessibleName }, index) => (
        <Item key={index} data-tone={tone} data-text={text.length > 3}>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{accessibleName}</VisuallyHidden>
        </Item>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 26px;
  min-inline-size: 0;
  overflow: hidden;
  mask-image: linear-gradient(to right, #000 calc(100% - 24px), transparent);
`;

const Item = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 20px;
  block-size: 20px;
  border-radius: ${theme.radius.pill};
  font-size: 0.6875rem;
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  ${resultTones}
  &:first-child {
    min-inline-size: 26px;
    block-size: 26px;
    font-size: 0.8125rem;
  }
  /* A wheel's result is a name. */
  &[data-text='true'] {
    padding-inline: 9px;
  }
  [data-shape='slip'] > & {
    padding-inline: 7px;
    border-radius: ${theme.radius.s};
  }
`;
