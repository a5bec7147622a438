import { Suspense, useState, type ComponentType, type ReactElement } from 'react';

interface Props {
  /** The button, with what it needs while the popover isn't there yet. */
  button: (state: { 'aria-haspopup'?: 'dialog'; 'aria-busy'?: true; onClick?: () => void }) => ReactElement;
  /** The popover, opened, whose code loads on the first press. */
  popover: ComponentType<{ trigger: ReactElement }>;
}

/** A button whose popover, code and all, loads when it is first pressed. */
export function DeferredPopover({ button, popover: Popover }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted) return button({ 'aria-haspopup': 'dialog', onClick: () => setIsWanted(true) });
  return (
    <Suspense fallback={button({ 'aria-busy': true })}>
      <Popover trigger={button({})} />
    </Suspense>
  );
}
