import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { theme } from '../theme/theme.ts';

const WIDTHS = ['100%', '96%', '99%', '72%', '98%', '100%', '93%', '58%'] as const;

/** A text placeholder: a heading and its lines. */
export function HtmlSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <Root aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Heading>
        <Skeleton width="46%" />
      </Heading>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={WIDTHS[line % WIDTHS.length]} />
      ))}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  max-inline-size: 72ch;
  line-height: 1.65;
`;

const Heading = styled.div`
  margin-block-end: ${theme.space.m};
  font-size: ${theme.size.xl};
`;
