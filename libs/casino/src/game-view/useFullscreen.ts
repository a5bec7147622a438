import { useSyncExternalStore, type RefObject } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const never = () => () => undefined;
/** An iPhone supports full screen only for videos. The server can't know, so it renders for all other devices. */
const useIsSupported = () =>
  useSyncExternalStore(
    never,
    () => 'requestFullscreen' in HTMLElement.prototype,
    () => true,
  );

/** Whether anything is in full screen, and a toggle for `element`; undefined in a browser without support. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  const isSupported = useIsSupported();
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return isSupported ? { isFull, toggle } : undefined;
}
