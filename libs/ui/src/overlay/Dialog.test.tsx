import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

const choose = vi.fn();
const dialog = (closeLabel?: string) => {
  const spin = document.body.appendChild(document.createElement('button'));
  spin.focus();
  const shown = (open: boolean) => (
    <Dialog open={open} onOpenChange={() => undefined} title="Time to look" closeLabel={closeLabel}>
      <button type="button" onClick={choose}>
        Every 15 min
      </button>
    </Dialog>
  );
  const { rerender } = render(shown(true));
  return { spin, close: () => rerender(shown(false)) };
};

it('that must be answered takes the focus itself, so a key meant for the page answers nothing', async () => {
  const { spin, close } = dialog();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  await userEvent.keyboard(' {Enter}');
  expect(choose).not.toHaveBeenCalled();
  close();
  await waitFor(() => expect(document.activeElement).toBe(spin));
});

it('that opens unprompted takes the focus itself, and returns it to the page', async () => {
  (document.activeElement as HTMLElement | null)?.blur();
  const { rerender } = render(<Dialog open unasked onOpenChange={choose} title="News" closeLabel="Close" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  rerender(<Dialog open={false} unasked onOpenChange={choose} title="News" closeLabel="Close" />);
  await waitFor(() => expect(document.activeElement).toBe(document.body));
});

it('moves the focus to the page’s content if its opener has gone, so that Tab continues there', async () => {
  const content = document.body.appendChild(document.createElement('main'));
  content.tabIndex = -1;
  const { spin, close } = dialog('Close');
  spin.remove();
  close();
  await waitFor(() => expect(document.activeElement).toBe(content));
  content.remove();
});

it('that can be closed focuses its first control', () => {
  dialog('Close');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

it('with a form focuses its first field, skipping the close button and hidden inputs', () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Log in" closeLabel="Close">
      <form>
        <div hidden>
          <input aria-label="code" />
        </div>
        <input type="hidden" name="id" />
        <input aria-label="username" />
      </form>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('username'));
});

it('renders in the same commit as its opener', () => {
  const seen = vi.fn();
  function Opener() {
    useLayoutEffect(() => void seen(document.querySelector('[role=dialog]')?.textContent));
    return (
      <Dialog open onOpenChange={() => undefined} title="Welcome">
        Ten free rounds
      </Dialog>
    );
  }
  render(<Opener />);
  expect(seen).toHaveBeenCalledWith('WelcomeTen free rounds');
});

it('that is open in a server-rendered page opens after hydration', async () => {
  const page = (
    <Dialog open onOpenChange={() => undefined} title="Welcome">
      Ten free rounds
    </Dialog>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  expect(screen.queryByRole('dialog')).toBeNull();
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(place, page, { onRecoverableError }));
  expect(screen.getByRole('dialog').textContent).toBe('WelcomeTen free rounds');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
