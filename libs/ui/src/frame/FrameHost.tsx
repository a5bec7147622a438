import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { acceptMessage, type FrameMessage } from './acceptMessage.ts';
import { FRAME_ALLOW, sandboxFor } from './framePolicy.ts';
import { FrameElement, FrameContainer, FrameWaiting } from './FrameContainer.tsx';
import { useFrameWait } from './useFrameWait.ts';

export type FrameHostProps = {
  /** An https address of another origin; one of our own only with `ownPages`. */
  src: string;
  /** What to do with a page of our own origin; `isolated` shows it as nobody's, without its cookies and storage. */
  ownPages?: 'refused' | 'isolated';
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
    /** It has not come within `failAfter`; without these words it is waited for without end. */
    failedTitle?: string;
    failedText?: string;
  };
  /** Milliseconds until the player is told that it takes long. */
  slowAfter?: number;
  /** Milliseconds until it is given up. */
  failAfter?: number;
  onLoad?: () => void;
  /** Tells of messages from exactly this frame and its origin, of 64 KB at most; what they say is still a stranger's word. */
  onMessage?: (message: FrameMessage) => void;
  /** The way out of a refused or failed address: a link back. */
  wayOut?: ReactNode;
  ref?: Ref<HTMLIFrameElement>;
};

/**
 * Shows a page of a provider, a payment house or a partner, locked into a sandbox. It fills its box.
 *
 * - Use for every address that a server gives to be shown inside the site: games, payments, bonus pages, histories.
 * - Not for a script to run or live-support HTML: ScriptHost. Not for leaving the site: leavePage, openWindow.
 * - Keys: those of the page in it; Tab goes in and out. While it takes long, Tab reaches the button that tries again.
 * - Aloud: `title` names the frame; loading and slowness are announced politely, refusal and failure at once.
 */
export function FrameHost({
  src,
  title,
  words,
  slowAfter = 10_000,
  ownPages,
  ref,
  wayOut,
  ...rest
}: FrameHostProps) {
  const [attempt, setAttempt] = useState(0);
  const sandbox = sandboxFor(src, window.location.origin, ownPages);
  if (!sandbox) return <ErrorState title={words.refusedTitle} text={words.refusedText} action={wayOut} />;
  return (
    <LoadedFrame
      key={`${attempt}/${src}`}
      {...{ src, title, sandbox, words, slowAfter, wayOut, ...rest }}
      outer={ref}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

type LoadedFrameProps = Omit<FrameHostProps, 'slowAfter' | 'ref' | 'ownPages'> & {
  slowAfter: number;
  sandbox: string;
  outer?: Ref<HTMLIFrameElement>;
  onRetry: () => void;
};

function LoadedFrame({
  src,
  title,
  sandbox,
  words,
  slowAfter,
  failAfter = 120_000,
  ...rest
}: LoadedFrameProps) {
  const { onLoad, onMessage, wayOut, outer, onRetry } = rest;
  const [state, setState] = useFrameWait(slowAfter, words.failedTitle ? failAfter : undefined);
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(outer, () => frame.current!, []);
  useFrameMessages(frame, src, onMessage);
  if (state === 'failed')
    return (
      <ErrorState
        title={words.failedTitle}
        text={words.failedText}
        retryLabel={words.retry}
        onRetry={onRetry}
        action={wayOut}
      />
    );
  return (
    <FrameContainer>
      <FrameElement
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
        <FrameWaiting words={words} slow={state === 'slow'} onRetry={onRetry} wayOut={wayOut} />
      )}
    </FrameContainer>
  );
}

function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string,
  onMessage: FrameHostProps['onMessage'],
) {
  const listens = onMessage !== undefined;
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin } = new URL(src, location.href);
    const message = acceptMessage(event, { origin, source: frame.current?.contentWindow });
    if (message) onMessage?.(message);
  });
  useEffect(() => {
    if (!listens) return undefined;
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [listens]);
}
