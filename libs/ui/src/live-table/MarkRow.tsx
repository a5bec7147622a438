import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';
import type { Mark } from './marksOf.ts';
import { resultTones } from './resultTones.ts';

type MarkRowProps = {
  label: string;
  marks: readonly Mark[];
  /** `disc` for numbers and letters, `slip` for text and heights. */
  shape: 'disc' | 'slip';
};

/** Results in a row, the newest first and largest; overflow fades out. */
export function MarkRow({ label, marks, shape }: MarkRowProps) {
  return (
    <Row aria-label={label} data-shape={shape}>
      {marks.map(({ text, tone, said }, index) => (
        <Item key={index} data-tone={tone} data-words={text.length > 3}>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{said}</VisuallyHidden>
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
  /* A round of a wheel has a name. */
  &[data-words='true'] {
    padding-inline: 9px;
  }
  [data-shape='slip'] > & {
    padding-inline: 7px;
    border-radius: ${theme.radius.s};
  }
`;
