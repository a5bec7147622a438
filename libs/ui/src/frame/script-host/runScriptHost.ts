import type { HostAnswer, HostStart } from './protocol.ts';

type MountMarkup = (stage: HTMLElement, kind: HostStart['kind'], code: string) => HTMLScriptElement[];

/**
 * The host page's only script. It is written into the page as text, so it uses nothing outside itself except its
 * argument. It waits for one start message from its own site's page, runs the code in it, and answers over the port.
 */
export function runScriptHost(executeScripts: MountMarkup) {
  const pending = new Set<EventTarget>();
  let over = false;

  addEventListener('message', begin);

  function begin({ data, origin, source, ports: [port] }: MessageEvent<Partial<HostStart> | null>) {
    /* This document has an opaque origin, but its URL still identifies its site. */
    const isOurs = source === parent && source !== window && origin === location.origin;
    if (!isOurs || !port || data?.type !== 'baize:script-host' || data.version !== 1) return;
    removeEventListener('message', begin);
    document.documentElement.lang = String(data.lang);
    document.documentElement.style.colorScheme = String(data.scheme);
    watch(port);
    const stage = document.body.appendChild(document.createElement('div'));
    for (const script of executeScripts(stage, data.kind ?? 'html', String(data.code)))
      if (comes(script)) pending.add(script);
    settle(port);
  }

  function watch(port: MessagePort) {
    addEventListener(
      'error',
      ({ target }) => fail(port, target === window ? 'script' : 'load', target),
      true,
    );
    /* On the document, since an element's `load` doesn't reach the window. */
    document.addEventListener('load', ({ target }) => target && pending.delete(target) && settle(port), true);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          /* Not the inert scripts that were inserted as HTML: copies have replaced them (`executeScripts`). */
          if (node instanceof HTMLScriptElement && node.isConnected && comes(node)) pending.add(node);
    }).observe(document, { childList: true, subtree: true });
    new ResizeObserver(() => {
      answer(port, { type: 'height', px: document.documentElement.getBoundingClientRect().height });
    }).observe(document.documentElement);
  }

  /* Data scripts and `nomodule` scripts are never fetched. */
  function comes({ src, type, noModule }: HTMLScriptElement) {
    return !over && src !== '' && !noModule && /^$|^module$|javascript/.test(type);
  }

  function fail(port: MessagePort, reason: 'load' | 'script', target: EventTarget | null) {
    /* A missing image is the provider's problem; a missing script means that nothing will load. */
    if (over || (reason === 'load' && !(target instanceof HTMLScriptElement))) return;
    over = true;
    answer(port, { type: 'failed', reason });
  }

  /* In a later task: by then the observer has seen what the script added. */
  function settle(port: MessagePort) {
    setTimeout(() => {
      if (over || pending.size > 0) return;
      over = true;
      answer(port, { type: 'running' });
    });
  }

  function answer(port: MessagePort, message: HostAnswer) {
    port.postMessage({ version: 1, ...message });
  }
}
