import { useEffect, useEffectEvent, useRef } from 'react';
import { PROTOCOL_VERSION, decodeAnswer, type HostAnswer, type HostStart } from './protocol.ts';

/**
 * The channel to a host page. Call the returned function when the page has loaded: it sends the code once, with a
 * separate port. If the script later navigates the iframe elsewhere, that page gets neither.
 */
export function useHostPort(
  { kind, code }: Pick<HostStart, 'kind' | 'code'>,
  onAnswer: (answer: HostAnswer) => void,
) {
  const port = useRef<MessagePort>(undefined);
  const handleMessage = useEffectEvent((data: unknown) => {
    const answer = decodeAnswer(data);
    if (answer) onAnswer(answer);
  });
  const listener = useRef<(event: MessageEvent<unknown>) => void>(undefined);
  useEffect(() => {
    listener.current = ({ data }) => handleMessage(data);
    return () => port.current?.close();
  }, []);
  return (host: Window | null | undefined) => {
    if (!host || port.current) return;
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    port1.onmessage = (event) => listener.current?.(event);
    const { lang } = document.documentElement;
    const scheme = getComputedStyle(document.documentElement).colorScheme;
    const start: HostStart = {
      type: 'baize:script-host',
      version: PROTOCOL_VERSION,
      kind,
      code,
      lang,
      scheme,
    };
    /* A page with an opaque origin can only be addressed with `*`. */
    host.postMessage(start, '*', [port2]);
  };
}
