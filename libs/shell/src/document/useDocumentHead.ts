import type { SiteOptions } from '@baize/api';
import { safeUrl } from '@baize/ui';
import { useEffect } from 'react';

const filled = (text: unknown) => (typeof text === 'string' ? text.trim() : '');

/** Sets attributes of an element in the head, and creates it if it's missing. An empty value changes nothing. */
function setInHead(selector: string, tag: string, attributes: Record<string, string>) {
  if (Object.values(attributes).some((value) => value === '')) return;
  const element = document.head.querySelector(selector) ?? document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (!element.isConnected) document.head.append(element);
}

const CUSTOM = 'custom-css';

/** The sanitizer is imported on demand, since most operators have no custom CSS. */
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

/** Head elements that the options set for every page: keywords, icon, custom CSS. The rest is `PageMeta`. */
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
