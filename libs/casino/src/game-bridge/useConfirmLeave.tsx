import { lazyPart } from '@baize/routing';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useHeldHistory } from './useHeldHistory.ts';

const LeaveRoundConfirm = lazyPart(async () => (await import('./LeaveRoundConfirm.tsx')).LeaveRoundConfirm);

interface ConfirmLeave {
  /** Runs `action`, after a confirmation if a round is running. */
  leave: (action: () => void) => void;
  dialog: ReactNode;
}

/** The site URL that a click opens in this tab; undefined for any other click. */
function clickedAddress({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Asks for confirmation before leaving a running round: by the game's own buttons, by a link of the page, by Back, or
 * by closing the tab.
 */
export function useConfirmLeave(isRoundRunning: boolean): ConfirmLeave {
  const navigate = useNavigate();
  /* The action that awaits confirmation; kept after the answer for the dialog's exit animation. */
  const [asked, setAsked] = useState<{ action: () => void; open: boolean }>();

  const leave = (action: () => void) => (isRoundRunning ? setAsked({ action, open: true }) : action());
  const answer = (leaves: boolean) => {
    setAsked(asked && { ...asked, open: false });
    if (leaves) asked?.action();
  };

  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = clickedAddress(event);
    if (address === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => void navigate(address));
  });
  useEffect(() => {
    if (!isRoundRunning) return undefined;
    const click = (event: MouseEvent) => onClick(event);
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('click', click, true);
    addEventListener('beforeunload', unload);
    return () => {
      removeEventListener('click', click, true);
      removeEventListener('beforeunload', unload);
    };
  }, [isRoundRunning]);

  useHeldHistory(isRoundRunning, (move) => setAsked({ action: move, open: true }));

  const dialog = asked && (
    <Suspense fallback={null}>
      <LeaveRoundConfirm open={asked.open} onStay={() => answer(false)} onLeave={() => answer(true)} />
    </Suspense>
  );
  return { leave, dialog };
}
