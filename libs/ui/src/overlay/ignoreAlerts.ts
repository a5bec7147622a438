/** Marks elements above every dialog that don't count as an outside click. */
export const ABOVE_DIALOGS = 'data-over-all';

/** For a dialog's `onInteractOutside`: dismissing an alert above it must not close the dialog too. */
export function ignoreAlerts(event: {
  target: EventTarget | null;
  detail?: unknown;
  preventDefault: () => void;
}) {
  const original = (event.detail as { originalEvent?: Event } | undefined)?.originalEvent;
  const target = original?.target ?? event.target;
  if (target instanceof Element && target.closest(`[${ABOVE_DIALOGS}]`)) event.preventDefault();
}
