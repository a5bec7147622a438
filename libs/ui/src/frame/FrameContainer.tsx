import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { Button } from '../button/Button.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { theme } from '../theme/theme.ts';

export type FrameLoadingProps = {
  labels: { loading: string; stillLoading: string; retry: string };
  slow: boolean;
  onRetry: () => void;
  /** A link or button to leave while it's slow. */
  exitAction?: ReactNode;
  /** Shown instead of the spinner until it's slow: an outline of the page. */
  placeholder?: ReactNode;
};

/** Covers an iframe until it has loaded; after a while it offers a retry. */
export function FrameLoading({ labels, slow, onRetry, exitAction, placeholder }: FrameLoadingProps) {
  if (placeholder && !slow)
    return (
      <Cover>
        {placeholder}
        <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      </Cover>
    );
  return (
    <Waiting>
      <Spinner size={36} />
      <p role="status">{slow ? labels.stillLoading : labels.loading}</p>
      {slow && (
        <Links>
          <Button variant="secondary" onClick={onRetry}>
            {labels.retry}
          </Button>
          {exitAction}
        </Links>
      )}
    </Waiting>
  );
}

/** The box that an iframe fills. */
export const FrameContainer = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 240px;
  background: ${theme.color.sunken};
  &[data-fit='content'] {
    block-size: auto;
    background: none;
  }
`;

export const FrameElement = styled.iframe`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  [data-fit='content'] > & {
    position: static;
    block-size: auto;
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  background: ${theme.color.sunken};
`;

const Waiting = styled(Cover)`
  align-content: center;
  justify-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  color: ${theme.color.textMuted};
  text-align: center;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s};
`;
