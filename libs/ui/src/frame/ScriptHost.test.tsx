import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScriptHost, type ScriptHostProps } from './ScriptHost.tsx';

/** Timeout for a busy machine. */
const PATIENCE_MS = 10_000;

const props: ScriptHostProps = {
  kind: 'script',
  code: 'go()',
  title: 'Sport',
  labels: {
    loading: 'Loading',
    stillLoading: 'Still',
    retry: 'Again',
    failedTitle: 'Not opened',
    failedText: { timeout: 'too late', load: 'file lost', script: 'broken', 'too-large': 'too large' },
  },
};
const frame = () => document.querySelector('iframe');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Loads the iframe and captures what is posted to it. */
function open() {
  const post = vi.spyOn(frame()!.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  fireEvent.load(frame()!);
  return post;
}
/** Sends a message from the host's side. */
const answer = (post: ReturnType<typeof open>, data: object) => {
  const [port] = (post.mock.calls[0] as unknown[])[2] as MessagePort[];
  return act(async () => {
    port!.postMessage({ version: 1, ...data });
    await vi.waitFor(() => expect(onHostStart).toHaveBeenCalled(), PATIENCE_MS);
  });
};
const onHostStart = vi.fn();
const channel = globalThis.MessageChannel;

beforeEach(() => {
  onHostStart.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /* Ports that answer synchronously. */
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { onmessage: undefined as ((event: { data: unknown }) => void) | undefined, close: vi.fn() };
      port2 = {
        postMessage: (data: unknown) => {
          this.port1.onmessage?.({ data });
          onHostStart();
        },
      };
    },
  );
});
afterEach(() => {
  vi.stubGlobal('MessageChannel', channel);
  vi.useRealTimers();
});

describe('ScriptHost', () => {
  it('opens a page without an origin, and posts the code to it once', () => {
    render(<ScriptHost {...props} />);
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
    const post = open();
    fireEvent.load(frame()!);
    expect(post).toHaveBeenCalledOnce();
    expect(post.mock.calls[0]?.[0]).toMatchObject({
      type: 'baize:script-host',
      version: 1,
      kind: 'script',
      code: 'go()',
    });
  });

  it('hides its status once the script runs', async () => {
    const running = vi.fn();
    render(<ScriptHost {...props} onRunning={running} />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await answer(open(), { type: 'running' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(running).toHaveBeenCalledOnce();
    pass(600_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows why it failed, and starts a new host on demand', async () => {
    const failed = vi.fn();
    render(<ScriptHost {...props} onFailed={failed} />);
    await answer(open(), { type: 'failed', reason: 'load' });
    expect(screen.getByRole('alert').textContent).toContain('file lost');
    expect([frame(), failed.mock.calls]).toEqual([null, [['load']]]);
    fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(open()).toHaveBeenCalledOnce();
  });

  it('reports slow loading, and gives up after 120 s', () => {
    const failed = vi.fn();
    render(<ScriptHost {...props} onFailed={failed} />);
    pass(10_000);
    expect(screen.getByRole('status').textContent).toBe('Still');
    pass(109_999);
    expect(screen.queryByRole('alert')).toBeNull();
    pass(1);
    expect(screen.getByRole('alert').textContent).toContain('too late');
    expect(failed.mock.calls).toEqual([['timeout']]);
  });

  it('uses the height that the page reports, if asked to fit its content', async () => {
    render(<ScriptHost {...props} fit="content" />);
    const post = open();
    await answer(post, { type: 'height', px: 640.5 });
    expect(frame()?.style.blockSize).toBe('641px');
    await answer(post, { type: 'height', px: 'all' });
    expect(frame()?.style.blockSize).toBe('641px');
  });

  it('opens nothing for code over 64 KB', () => {
    render(<ScriptHost {...props} code={'x'.repeat(65_537)} />);
    expect(frame()).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('too large');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the page’s skeleton until the script runs', async () => {
    render(<ScriptHost {...props} placeholder={<p>outline</p>} />);
    expect(screen.getByText('outline')).toBeTruthy();
    await answer(open(), { type: 'running' });
    expect(screen.queryByText('outline')).toBeNull();
  });

  it('delegates the retry when the script can be run only once', async () => {
    const again = vi.fn();
    render(<ScriptHost {...props} onRetry={again} />);
    await answer(open(), { type: 'failed', reason: 'load' });
    fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(again).toHaveBeenCalledOnce();
    expect(frame()).toBeNull();
  });

  it('passes on messages from its own page without an origin, and no others', () => {
    const handleMessage = vi.fn();
    render(<ScriptHost {...props} onMessage={handleMessage} />);
    const source = frame()!.contentWindow;
    const say = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));
    const data = { type: 'baize:round', version: 1 };
    say({ data, source: window, origin: 'null' });
    say({ data, source, origin: 'https://games.example' });
    say({ data: { type: 'baize:round' }, source, origin: 'null' });
    say({ data: { ...data, text: 'x'.repeat(65_537) }, source, origin: 'null' });
    expect(handleMessage).not.toHaveBeenCalled();
    say({ data, source, origin: 'null' });
    expect(handleMessage.mock.calls).toEqual([[data]]);
  });
});
