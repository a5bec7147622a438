import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePlayerName } from './usePlayerName.ts';

function Who() {
  const { full, initials } = usePlayerName();
  return <p>{`${full} (${initials})`}</p>;
}

const me = exampleBody<object>('getUserProfile', 'profile');

it.each([
  ['both names', { name: 'defne', surname: 'aydın' }, 'defne aydın (da)'],
  ['a Turkish letter', { name: 'ismail', surname: 'ışık' }, 'ismail ışık (iı)'],
  ['one name', { name: 'Defne', surname: ' ' }, 'Defne (D)'],
  ['no name', { name: undefined, surname: null }, 'defne (de)'],
  ['an invalid name', { name: {}, surname: ['x'] }, 'defne (de)'],
])('of %s', async (_, names, expected) => {
  await renderPage(<Who />, {
    token: 'secret',
    handlers: [mockReply('getUserProfile', { body: { ...me, ...names } })],
  });
  await waitFor(() => expect(screen.getByText(expected)).toBeTruthy());
});
