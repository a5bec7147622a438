/** Marks what lies over every dialog and is no click beside it. */
export const ABOVE_DIALOGS = 'data-over-all';

/** For `onInteractOutside` of a dialog: dismissing an alert over it must not close it too. */
export function ignoreAlerts(event: {
  target: EventTarget | null;
  detail?: unknown;
  preventDefault: () => void;
}) {
  const original = (event.detail as { originalEvent?: Event } | undefined)?.originalEvent;
  const target = original?.target ?? event.target;
  if (target instanceof Element && target.closest(`[${ABOVE_DIALOGS}]`)) event.preventDefault();
}
