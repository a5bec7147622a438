import { loadScript } from '@baize/ui';

/** The part of Cloudflare's widget API that is used here. */
export interface TurnstileApi {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      language: string;
      theme: 'dark' | 'light';
      size: 'flexible';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => string;
  remove: (widget: string) => void;
}

const ADDRESS = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

const api = () => (globalThis as { turnstile?: TurnstileApi }).turnstile;

/** Loads the widget once. @throws if it doesn't load within 120 s, or doesn't have the expected API */
export async function loadTurnstile(): Promise<TurnstileApi> {
  if (!api()) await loadScript(ADDRESS);
  const loaded = api();
  if (!loaded) throw new Error('The captcha script has loaded without its API. Is an extension blocking it?');
  return loaded;
}
