import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

interface Props {
  /** The button, with the props it needs until the popover has loaded. */
  button: (state: { 'aria-haspopup'?: 'dialog'; 'aria-busy'?: true; onClick?: () => void }) => ReactElement;
  /** Renders the popover, opened, with its button; its code loads on the first press. */
  popover: (trigger: ReactElement) => ReactNode;
}

/** A button with a popover that loads, including its code, on the first press. */
export function DeferredPopover({ button, popover }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted) return button({ 'aria-haspopup': 'dialog', onClick: () => setIsWanted(true) });
  return <Suspense fallback={button({ 'aria-busy': true })}>{popover(button({}))}</Suspense>;
}
