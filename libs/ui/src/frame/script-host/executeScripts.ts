import type { HostStart } from './protocol.ts';

/**
 * Runs a script, or HTML with its scripts: scripts inserted as HTML don't run, so copies of them do, in
 * order. Written into the host page as text next to runScriptHost.
 * @returns the scripts that run
 */
export function executeScripts(
  stage: HTMLElement,
  kind: HostStart['kind'],
  code: string,
): HTMLScriptElement[] {
  const scriptOf = (text: string) => {
    const script = document.createElement('script');
    script.textContent = text;
    return script;
  };
  if (kind === 'script') {
    const script = scriptOf(code);
    stage.append(script);
    return [script];
  }
  stage.innerHTML = code;
  return [...stage.querySelectorAll('script')].map((resting) => {
    const script = scriptOf(resting.text);
    for (const { name, value } of resting.attributes) script.setAttribute(name, value);
    script.async = resting.async;
    resting.replaceWith(script);
    return script;
  });
}
