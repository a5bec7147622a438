import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { JackpotLevels, type JackpotLevelsProps } from './JackpotLevels.tsx';

afterEach(cleanup);

const show = (props: Partial<JackpotLevelsProps> = {}) =>
  render(
    <JackpotLevels
      heading="Jackpot"
      format={(cents) => `${cents / 100} TRY`}
      unknownLabel="unknown"
      historyLabel="history"
      levels={[
        { id: 1, name: 'I', amount: 100, history: [{ label: 'Last', value: undefined }] },
        { id: 2, name: 'II', amount: null },
        { id: 3, name: 'III', amount: undefined },
      ]}
      {...props}
    />,
  );
const button = () => screen.getByRole('button', { name: 'I: history' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const click = (pointerType: string) =>
  fireEvent(button(), Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }));

describe('JackpotLevels', () => {
  it('has a button only for levels with a history', () => {
    show();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('marks unknown amounts, and leaves loading ones empty', () => {
    show();
    expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('II—unknown');
    expect(screen.getAllByRole('listitem')[2]?.textContent).toBe('III');
  });

  it('opens and closes on tap', () => {
    show();
    expect(isOpen()).toBe(false);
    click('touch');
    expect(isOpen()).toBe(true);
    click('touch');
    expect(isOpen()).toBe(false);
  });

  it('stays open when the mouse that opened it clicks', () => {
    show();
    fireEvent.pointerEnter(screen.getAllByRole('listitem')[0]!, { pointerType: 'mouse' });
    click('mouse');
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('is hidden from screen readers as decoration', () => {
    show({ decoration: 'ornament' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('ornament')).toBeTruthy();
  });
});
