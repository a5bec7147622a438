import { useRef, type PointerEvent } from 'react';
import { theme } from '../theme/theme.ts';
import { shouldDismissDrag } from './shouldDismissDrag.ts';

const CONTROLS = 'button, a, input, select, textarea';

/**
 * Makes a sheet draggable downwards by the element with `grip`. `panel` is the ref of the sheet. It writes
 * `translate` directly to the element: a drag must not wait for a render.
 */
export function useDragToClose(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const from = useRef<{ y: number; at: number }>(undefined);
  const moveTo = (distance: number, moving: boolean) => {
    if (!panel.current) return;
    const { style } = panel.current;
    style.transition = moving ? 'none' : `translate ${theme.motion.normal} ${theme.motion.ease}`;
    if (distance > 0) style.translate = `0px ${distance}px`;
    else style.removeProperty('translate');
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    const onControl = event.target instanceof Element && event.target.closest(CONTROLS);
    if (onControl || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    from.current = { y: event.clientY, at: event.timeStamp };
  };
  const move = (event: PointerEvent) => {
    if (from.current) moveTo(event.clientY - from.current.y, true);
  };
  const up = (event: PointerEvent) => {
    const start = from.current;
    from.current = undefined;
    if (!start) return;
    const distance = event.clientY - start.y;
    const height = panel.current?.offsetHeight ?? 0;
    if (shouldDismissDrag({ distance, ms: event.timeStamp - start.at, height }) === 'close') onClose();
    else moveTo(0, false);
  };
  const cancel = () => {
    from.current = undefined;
    moveTo(0, false);
  };
  return {
    panel,
    grip: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel },
  };
}
