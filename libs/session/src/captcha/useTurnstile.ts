import { useLanguage } from '@baize/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptchaProps } from './CaptchaProps.ts';
import { loadTurnstile, type TurnstileApi } from './turnstileApi.ts';

type State = 'loading' | 'ready' | 'expired' | 'failed';

/** Loads the widget and renders it into `place`; removed on unmount. */
export function useTurnstile({ siteKey, onToken }: CaptchaProps) {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const turn = (next: State, token?: string) => {
    setState(next);
    onToken(token);
  };

  const draw = useEffectEvent((api: TurnstileApi) => {
    if (!place.current) return undefined;
    setState('ready');
    return api.render(place.current, {
      sitekey: siteKey,
      language,
      theme: document.documentElement.dataset.scheme === 'light' ? 'light' : 'dark',
      size: 'flexible',
      callback: (token) => turn('ready', token),
      'expired-callback': () => turn('expired'),
      'error-callback': () => turn('failed'),
    });
  });

  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    loadTurnstile().then(
      (api) => {
        const widget = isGone ? undefined : draw(api);
        if (widget !== undefined) remove = () => api.remove(widget);
      },
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [siteKey, attempt]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, place, retry };
}
