import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { theme } from '../theme/theme.ts';
import { FRAME_ALLOW, sandboxFor } from './framePolicy.ts';

export type FrameHostProps = {
  /** An https address of another origin. */
  src: string;
  /** Names the frame for assistive technology. */
  title: string;
  words: {
    loading: string;
    /** After `slowAfter`: it still comes, here is a way to try again. */
    stillLoading: string;
    retry: string;
    /** The address is not one we may show. */
    refusedTitle: string;
    refusedText: string;
  };
  /** Milliseconds until the player is told that it takes long. */
  slowAfter?: number;
  onLoad?: () => void;
  /** The way out of a refused address: a link back. */
  wayOut?: ReactNode;
  ref?: Ref<HTMLIFrameElement>;
};

/** Shows a page of a provider, a payment house or a partner, locked into a sandbox. It fills its box. */
export function FrameHost({ src, title, words, slowAfter = 10_000, onLoad, wayOut, ref }: FrameHostProps) {
  const [attempt, setAttempt] = useState(0);
  const sandbox = sandboxFor(src, window.location.origin);
  if (!sandbox) return <ErrorState title={words.refusedTitle} text={words.refusedText} action={wayOut} />;
  return (
    <Root>
      <LoadedFrame
        key={`${attempt}/${src}`}
        {...{ src, title, sandbox, words, slowAfter, onLoad }}
        frame={ref}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Root>
  );
}

type LoadedFrameProps = Required<Pick<FrameHostProps, 'src' | 'title' | 'words' | 'slowAfter'>> &
  Pick<FrameHostProps, 'onLoad'> & { sandbox: string; frame?: Ref<HTMLIFrameElement>; onRetry: () => void };

function LoadedFrame({ src, title, sandbox, words, slowAfter, onLoad, frame, onRetry }: LoadedFrameProps) {
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((was) => (was === 'loading' ? 'slow' : was)), slowAfter);
    return () => clearTimeout(timer);
  }, [slowAfter]);
  return (
    <>
      <Frame
        ref={frame}
        src={src}
        title={title}
        sandbox={sandbox}
        allow={FRAME_ALLOW}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => {
          setState('loaded');
          onLoad?.();
        }}
      />
      {state !== 'loaded' && (
        <Waiting role="status">
          <Spinner size={36} />
          <p>{state === 'slow' ? words.stillLoading : words.loading}</p>
          {state === 'slow' && (
            <Button variant="secondary" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </Waiting>
      )}
    </>
  );
}

const Root = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 240px;
  background: ${theme.color.sunken};
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  text-align: center;
`;
