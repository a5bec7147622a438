import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

interface Props {
  /** The button, with what it needs while the popover isn't there yet. */
  button: (state: { 'aria-haspopup'?: 'dialog'; 'aria-busy'?: true; onClick?: () => void }) => ReactElement;
  /** Renders the popover, opened, with its button; its code loads on the first press. */
  popover: (trigger: ReactElement) => ReactNode;
}

/** A button whose popover, code and all, loads when it is first pressed. */
export function DeferredPopover({ button, popover }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted) return button({ 'aria-haspopup': 'dialog', onClick: () => setIsWanted(true) });
  return <Suspense fallback={button({ 'aria-busy': true })}>{popover(button({}))}</Suspense>;
}
