import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

const HEIGHT = 400;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
});

const sheet = () => {
  const onOpenChange = vi.fn();
  render(
    <Sheet open onOpenChange={onOpenChange} title="Game" closeLabel="Close">
      content
    </Sheet>,
  );
  return onOpenChange;
};
/** Too slow for a flick: only the distance counts. */
const pull = (element: Element, distance: number) => {
  const at = (type: string, clientY: number, timeStamp: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientY });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(element, event);
  };
  at('pointerdown', 100, 1);
  at('pointermove', 100 + distance, 1000);
  return () => at('pointerup', 100 + distance, 5000);
};

describe('Sheet', () => {
  it('follows the finger and closes when pulled far enough', () => {
    const changed = sheet();
    const letGo = pull(screen.getByText('Game'), 200);
    expect(screen.getByRole('dialog').style.translate).toBe('0px 200px');
    letGo();
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('snaps back when released early, and cannot be pulled up', () => {
    const changed = sheet();
    const letGo = pull(screen.getByText('Game'), 40);
    letGo();
    expect(screen.getByRole('dialog').style.translate).toBe('');
    pull(screen.getByText('Game'), -80)();
    expect(screen.getByRole('dialog').style.translate).toBe('');
    expect(changed).not.toHaveBeenCalled();
  });

  it('doesn’t react to drags on its buttons and its content', async () => {
    const changed = sheet();
    pull(screen.getByRole('button', { name: 'Close' }), 300)();
    pull(screen.getByText('content'), 300)();
    expect(changed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(changed).toHaveBeenCalledExactlyOnceWith(false);
  });
});
