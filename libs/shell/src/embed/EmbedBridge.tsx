import { useBrand } from '@baize/brand';
import { useBalance } from '@baize/player';
import { useIsPlayer, useLoginDialog } from '@baize/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  EMBED_SOURCE,
  EMBED_VERSION,
  parentOrigin,
  decodeRequest,
  type EmbedMessage,
} from './embedMessages.ts';

/** Exchanges messages with the embedding page (spec 1/1/7). Mounted once, in the embedded layout. */
export function EmbedBridge() {
  const { partners } = useBrand();
  const [origin] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : parentOrigin({ around: addressAround(), parents: partners.parents, own: location.href }),
  );
  const isPlayer = useIsPlayer();
  if (origin === undefined) return null;
  return (
    <>
      <Session origin={origin} />
      {isPlayer && <Wallet origin={origin} />}
      <Place origin={origin} />
    </>
  );
}

/** The height available to a page (libs/ui/src/theme/globalCss.ts). */
const WINDOW = '--bz-window';

interface Props {
  origin: string;
}

/**
 * The referrer alone isn't enough: some pages don't send it, and a navigation inside the iframe replaces it. Not all
 * browsers have `ancestorOrigins`.
 */
const addressAround = () => location.ancestorOrigins?.[0] ?? document.referrer;

function postToParent(origin: string, message: EmbedMessage) {
  if (window.parent === window) return;
  window.parent.postMessage({ source: EMBED_SOURCE, version: EMBED_VERSION, ...message }, origin);
}

function Session({ origin }: Props) {
  const isPlayer = useIsPlayer();
  const { open, form } = useLoginDialog();
  const was = useRef(false);
  useEffect(() => {
    if (isPlayer) postToParent(origin, { type: 'login', state: 'done' });
    else if (was.current) postToParent(origin, { type: 'logout' });
    was.current = isPlayer;
  }, [origin, isPlayer]);
  useEffect(() => {
    if (open) postToParent(origin, { type: form, state: 'asked' });
  }, [origin, open, form]);
  return null;
}

function Wallet({ origin }: Props) {
  const { minor, currency } = useBalance();
  useEffect(
    () => postToParent(origin, { type: 'balance', minor: minor ?? null, currency }),
    [origin, minor, currency],
  );
  return null;
}

function Place({ origin }: Props) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const go = useEffectEvent((path: string) => void navigate(path));
  useEffect(
    () => postToParent(origin, { type: 'route', path: pathname + search + hash }),
    [origin, pathname, search, hash],
  );
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      const request = decodeRequest(event.data);
      if (request) go(request.path);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return undefined;
    /*
     * If the iframe is as high as the page, full-height elements must not grow with it, so they're limited to the
     * screen.
     */
    const { style } = document.documentElement;
    style.setProperty(WINDOW, `min(100dvh, ${screen.availHeight}px)`);
    let last = 0;
    /* The document and its body are never lower than the iframe; only their content shrinks. */
    const watch = new ResizeObserver(() => {
      const px = Math.ceil(root.getBoundingClientRect().height);
      if (px !== last) postToParent(origin, { type: 'height', px });
      last = px;
    });
    watch.observe(root);
    return () => {
      watch.disconnect();
      style.removeProperty(WINDOW);
    };
  }, [origin]);
  return null;
}
