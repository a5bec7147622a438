import type { SiteOptions } from '@baize/api';
import { safeUrl } from '@baize/ui';
import { useEffect } from 'react';

const filled = (text: unknown) => (typeof text === 'string' ? text.trim() : '');

/** Sets an attribute of an element in the head, which is made when it is missing. An empty value changes nothing. */
function setInHead(selector: string, tag: string, attributes: Record<string, string>) {
  if (Object.values(attributes).some((value) => value === '')) return;
  const element = document.head.querySelector(selector) ?? document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (!element.isConnected) document.head.append(element);
}

const CUSTOM = 'custom-css';

/** The reader comes with the first CSS there is to read: most operators have none. */
async function setCss(css: string) {
  if (css === '') return document.getElementById(CUSTOM)?.remove();
  const { safeCss } = await import('./safeCss.ts');
  const style = document.createElement('style');
  style.id = CUSTOM;
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  style.textContent = safeCss(css, location.origin);
  const old = document.getElementById(CUSTOM);
  if (old) old.replaceWith(style);
  else document.head.append(style);
}

/** What the operator's options say of every page alike: keywords, icon, CSS of their own. The rest is `PageMeta`. */
export function useDocumentHead(options: SiteOptions | undefined) {
  const keywords = filled(options?.keywords);
  const favicon = safeUrl(filled(options?.favicon)) ?? '';
  const css = filled(options?.custom_css);

  useEffect(
    () => setInHead('meta[name=keywords]', 'meta', { name: 'keywords', content: keywords }),
    [keywords],
  );
  useEffect(() => setInHead('link[rel=icon]', 'link', { rel: 'icon', href: favicon }), [favicon]);
  useEffect(() => void setCss(css), [css]);
}
