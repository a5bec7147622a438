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
import type { SchemeName } from '../theme/tokens.ts';
import { acceptMessage, type FrameMessage } from './acceptMessage.ts';
import { FRAME_ALLOW, sandboxFor } from './framePolicy.ts';
import { FrameElement, FrameContainer, FrameLoading } from './FrameContainer.tsx';
import { useFocusGuard } from './useFocusGuard.ts';
import { useFrameLoading } from './useFrameLoading.ts';
import { useFrameScheme } from './useFrameScheme.ts';

export type FrameHostProps = {
  /** An https URL on another origin; one on our own origin only with `ownPages`. */
  src: string;
  /**
   * How to treat a page of our own origin; `isolated` gives it an opaque origin, without cookies and storage.
   */
  ownPages?: 'refused' | 'isolated';
  /** Use `no-referrer` for a URL that contains a player's data. */
  referrerPolicy?: 'no-referrer' | 'strict-origin-when-cross-origin';
  /** Names the iframe for assistive technology. */
  title: string;
  labels: {
    loading: string;
    /** After `slowAfter`: still loading, with a retry. */
    stillLoading: string;
    retry: string;
    /** The URL isn't allowed. */
    refusedTitle: string;
    refusedText: string;
    /** It hasn't loaded within `failAfter`; without this text there is no time limit. */
    failedTitle?: string;
    failedText?: string;
  };
  /** Milliseconds until a notice reports slow loading. */
  slowAfter?: number;
  /** Milliseconds until it counts as failed. */
  failAfter?: number;
  onLoad?: () => void;
  /** Replaces the retry for a URL that can be used only once: request a new one. */
  onRetry?: () => void;
  /** Shown until it has loaded instead of the spinner: an outline of the page. */
  placeholder?: ReactNode;
  /**
   * Receives messages from exactly this iframe and its origin, of 64 KB at most; their content is still
   * untrusted.
   */
  onMessage?: (message: FrameMessage) => void;
  /** The site's colour scheme, sent to an embedded page that supports it. */
  scheme?: SchemeName;
  /** A link back, shown if the URL is refused or fails. */
  exitAction?: ReactNode;
  ref?: Ref<HTMLIFrameElement>;
};

/**
 * Shows a page of a provider, a payment company or a partner in a sandboxed iframe. It fills its container.
 *
 * - Use for every server-provided URL that is shown inside the site: games, payments, bonus pages, histories.
 * - Not for a script to run or live-support HTML: ScriptHost. Not for leaving the site: leavePage, openWindow.
 * - Keys: those of the embedded page; Tab goes in and out. Its page can't take the focus from a field of the site.
 *   While it is slow, Tab reaches the retry button.
 * - Screen reader: `title` names the iframe; loading and slowness are announced politely, refusal and failure
 *   assertively.
 */
export function FrameHost({
  src,
  title,
  labels,
  slowAfter = 10_000,
  ownPages,
  ref,
  exitAction,
  onRetry,
  ...rest
}: FrameHostProps) {
  const [attempt, setAttempt] = useState(0);
  const sandbox = sandboxFor(src, window.location.origin, ownPages);
  if (!sandbox)
    return <ErrorState title={labels.refusedTitle} text={labels.refusedText} action={exitAction} />;
  return (
    <LoadedFrame
      key={`${attempt}/${src}`}
      {...{ src, title, sandbox, labels, slowAfter, exitAction, ...rest }}
      outer={ref}
      onRetry={onRetry ?? (() => setAttempt(attempt + 1))}
    />
  );
}

type LoadedFrameProps = Omit<FrameHostProps, 'slowAfter' | 'ref' | 'ownPages' | 'onRetry'> & {
  slowAfter: number;
  sandbox: string;
  outer?: Ref<HTMLIFrameElement>;
  onRetry: () => void;
};

function LoadedFrame({
  src,
  title,
  sandbox,
  labels,
  slowAfter,
  failAfter = 120_000,
  ...rest
}: LoadedFrameProps) {
  const { onLoad, onMessage, scheme, exitAction, placeholder, outer, onRetry } = rest;
  const { referrerPolicy = 'strict-origin-when-cross-origin' } = rest;
  const [state, setState] = useFrameLoading(slowAfter, labels.failedTitle ? failAfter : undefined);
  const frame = useRef<HTMLIFrameElement>(null);
  useImperativeHandle(outer, () => frame.current!, []);
  const handleSchemeMessage = useFrameScheme(frame, src, scheme);
  const handleMessage = (message: FrameMessage) => {
    handleSchemeMessage(message);
    onMessage?.(message);
  };
  useFrameMessages(frame, src, scheme || onMessage ? handleMessage : undefined);
  useFocusGuard(frame);
  if (state === 'failed')
    return (
      <ErrorState
        title={labels.failedTitle}
        text={labels.failedText}
        retryLabel={labels.retry}
        onRetry={onRetry}
        action={exitAction}
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
        referrerPolicy={referrerPolicy}
        onLoad={() => {
          setState('loaded');
          onLoad?.();
        }}
      />
      {state !== 'loaded' && (
        <FrameLoading {...{ labels, onRetry, exitAction, placeholder }} slow={state === 'slow'} />
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
  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin } = new URL(src, location.href);
    const message = acceptMessage(event, { origin, source: frame.current?.contentWindow });
    if (message) onMessage?.(message);
  });
  useEffect(() => {
    if (!listens) return undefined;
    const listen = (event: MessageEvent<unknown>) => handleMessage(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [listens]);
}
