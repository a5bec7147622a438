import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Confirm, type ConfirmProps } from './Confirm.tsx';
import { useConfirm } from './useConfirm.tsx';

const content = { title: 'Sure?', consequence: 'No way back.', confirmLabel: 'Do it', cancelLabel: 'Leave' };
const asked = (props: Partial<ConfirmProps> = {}) => {
  const spies = { onConfirm: vi.fn(), onOpenChange: vi.fn() };
  render(<Confirm open {...content} {...spies} {...props} />);
  return spies;
};

describe('Confirm', () => {
  it('shows what will happen', () => {
    asked();
    const dialog = screen.getByRole('alertdialog', { name: 'Sure?' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('No way back.');
  });

  it('focuses the safe button', async () => {
    asked();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave' })));
  });

  it('stays open when confirmed: its action may fail', async () => {
    const { onConfirm, onOpenChange } = asked();
    await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('neither closes nor confirms again while its action is pending', async () => {
    const { onConfirm, onOpenChange } = asked({ pending: true });
    await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows why it failed', () => {
    asked({ error: 'Lost' });
    expect(screen.getByRole('alert').textContent).toBe('Lost');
  });
});

describe('useConfirm', () => {
  function Asking({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
    const { ask, dialog } = useConfirm();
    return (
      <>
        <button onClick={() => void ask(content).then(onAnswer)}>ask</button>
        {dialog}
      </>
    );
  }

  it.each([
    ['Do it', true],
    ['Leave', false],
  ])('%s answers %s', async (name, yes) => {
    const answered = vi.fn();
    render(<Asking onAnswer={answered} />);
    await userEvent.click(screen.getByRole('button', { name: 'ask' }));
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(yes));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
