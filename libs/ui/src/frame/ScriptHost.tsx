import { useRef, useState, type ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { fitsMessageLimit, type FrameMessage } from './acceptMessage.ts';
import { FRAME_ALLOW } from './framePolicy.ts';
import { FrameElement, FrameContainer, FrameLoading } from './FrameContainer.tsx';
import { SCRIPT_HOST_PATH, type HostFailure } from './script-host/protocol.ts';
import { HOST_SANDBOX } from './script-host/hostSandbox.ts';
import { useHostMessages } from './script-host/useHostMessages.ts';
import { useHostPort } from './script-host/useHostPort.ts';
import { useFrameLoading } from './useFrameLoading.ts';

/** It timed out, is longer than 64 KB, could not load a file, or threw. */
export type ScriptFailure = HostFailure | 'timeout' | 'too-large';

export type ScriptHostProps = {
  /** A script to run, or HTML with scripts to run. */
  kind: 'script' | 'html';
  /** At most 64 KB. Different code starts a new host. */
  code: string;
  /** Names the iframe for assistive technology. */
  title: string;
  labels: {
    loading: string;
    stillLoading: string;
    retry: string;
    failedTitle: string;
    failedText: Record<ScriptFailure, string>;
  };
  /** `fill` takes the height of its container, `content` the height reported by the script's page. */
  fit?: 'fill' | 'content';
  /** Milliseconds until a notice reports slow loading, and until it counts as failed (spec 1/9.shell/3). */
  slowAfter?: number;
  timeout?: number;
  onRunning?: () => void;
  onFailed?: (reason: ScriptFailure) => void;
  /** Replaces the retry for a script that can be run only once: request a new one. */
  onRetry?: () => void;
  /** Shown until it runs instead of the spinner: an outline of the page. */
  placeholder?: ReactNode;
  /**
   * Receives messages of the script's page, of 64 KB at most. The page has no origin and may have been navigated: treat
   * a message as a hint to fetch something, never as data.
   */
  onMessage?: (message: FrameMessage) => void;
  /** A link back, shown after a failure. */
  exitAction?: ReactNode;
};

/**
 * Runs a third-party script or HTML in a page with an opaque origin: no access to the site's tokens, storage or API
 * calls. Site and host communicate over one MessagePort. Every server of the site answers `/script-host.html` with
 * `scriptHostPage()` and `scriptHostHeaders()` of `@baize/ui/script-host`; those headers set the sandbox as well.
 *
 * - Use for launches of type `script`, sport pages that arrive as a script, live-support HTML with scripts.
 * - Not for a URL: FrameHost. Not for static HTML: SafeHtml.
 * - Keys: those of the script's page; Tab goes in and out. While it is slow, Tab reaches the retry button.
 * - Screen reader: `title` names the iframe; loading and slowness are announced politely, a failure assertively, with
 *   its reason.
 */
export function ScriptHost(props: ScriptHostProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Host
      key={`${attempt}/${props.kind}/${props.code}`}
      {...props}
      onRetry={props.onRetry ?? (() => setAttempt(attempt + 1))}
    />
  );
}

type HostProps = ScriptHostProps & { onRetry: () => void };

function Host({ kind, code, title, labels, fit = 'fill', ...rest }: HostProps) {
  const { slowAfter = 10_000, timeout = 120_000, onRunning, onFailed, onMessage, ...screen } = rest;
  const { onRetry, exitAction, placeholder } = screen;
  const fits = fitsMessageLimit(code);
  const [reason, setReason] = useState<ScriptFailure>(fits ? 'timeout' : 'too-large');
  const [height, setHeight] = useState<number>();
  const frame = useRef<HTMLIFrameElement>(null);
  useHostMessages(frame, onMessage);
  const [state, setState] = useFrameLoading(slowAfter, fits ? timeout : 0, () => onFailed?.(reason));
  const start = useHostPort({ kind, code }, (answer) => {
    if (answer.type === 'height') return setHeight(answer.px);
    if (state === 'failed' || state === 'loaded') return undefined;
    if (answer.type === 'running') {
      setState('loaded');
      return onRunning?.();
    }
    setReason(answer.reason);
    setState('failed');
    return onFailed?.(answer.reason);
  });
  if (state === 'failed' || !fits)
    return (
      <ErrorState
        title={labels.failedTitle}
        text={labels.failedText[reason]}
        retryLabel={reason === 'too-large' ? undefined : labels.retry}
        onRetry={onRetry}
        action={exitAction}
      />
    );
  return (
    <FrameContainer data-fit={fit}>
      <FrameElement
        ref={frame}
        src={SCRIPT_HOST_PATH}
        title={title}
        sandbox={HOST_SANDBOX}
        allow={FRAME_ALLOW}
        style={fit === 'content' ? { blockSize: height } : undefined}
        onLoad={() => start(frame.current?.contentWindow)}
      />
      {state !== 'loaded' && (
        <FrameLoading {...{ labels, onRetry, exitAction, placeholder }} slow={state === 'slow'} />
      )}
    </FrameContainer>
  );
}
