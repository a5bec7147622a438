import { useConfirm } from '@baize/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

interface ConfirmLeave {
  /** Does `action`, after a question while a round runs. */
  leave: (action: () => void) => void;
  dialog: ReactNode;
}

/** The site's address that a click leads to, in this tab; undefined for any other click. */
function clickedAddress({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.origin !== location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Asks before a running round is left: by the game's own buttons, by a link of the page, or by closing the
 * tab.
 */
export function useConfirmLeave(isRoundRunning: boolean): ConfirmLeave {
  const { t } = useTranslation('casino');
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();

  const leave = (action: () => void) => {
    if (!isRoundRunning) return action();
    const question = {
      title: t('leave_round'),
      consequence: t('leave_round_text'),
      confirmLabel: t('leave_round_yes'),
      cancelLabel: t('leave_round_no'),
    };
    void ask(question).then((yes) => {
      if (yes) action();
    });
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

  return { leave, dialog };
}
