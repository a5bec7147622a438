import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useGoBack } from './useGoBack.ts';

function Page() {
  const goBack = useGoBack();
  return <button onClick={() => goBack('/casino')}>{useLocation().pathname}</button>;
}

afterEach(() => history.replaceState(null, ''));

it.each([
  [{ idx: 1 }, '/bingo'],
  [{ idx: 0 }, '/casino'],
  [null, '/casino'],
])('with the history state %j goes to %s', async (state, target) => {
  history.replaceState(state, '');
  render(
    <MemoryRouter initialEntries={['/bingo', '/PlayGame/1']}>
      <Page />
    </MemoryRouter>,
  );
  const page = screen.getByRole('button');
  fireEvent.click(page);
  await waitFor(() => expect(page.textContent).toBe(target));
});
