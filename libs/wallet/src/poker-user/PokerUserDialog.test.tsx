import { mockExample, mockNetworkError, mockPending, mockReply, renderPage } from '@baize/testing';
import { press, skipPressCooldown } from '@baize/testing/gestures';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PokerUserDialog } from './PokerUserDialog.tsx';

const onCreated = vi.fn();
const onOpenChange = vi.fn();
beforeEach(() => {
  onCreated.mockReset();
  onOpenChange.mockReset();
});

const open = async (options: Parameters<typeof renderPage>[1] = {}) => {
  const page = await renderPage(<PokerUserDialog open onOpenChange={onOpenChange} onCreated={onCreated} />, {
    token: 'secret',
    ...options,
  });
  const box = await screen.findByLabelText<HTMLInputElement>('Poker name');
  const create = (name: string) => {
    fireEvent.change(box, { target: { value: name } });
    fireEvent.submit(screen.getByRole('form'));
  };
  return { ...page, box, create };
};

describe('the poker name', () => {
  it('is created once for repeated submits', async () => {
    const page = await open({ handlers: [mockPending('addPokerUser')] });
    for (let press = 0; press < 50; press += 1) page.create('river_queen');
    await waitFor(() => expect(page.calls('addPokerUser')).toHaveLength(1));
    expect(page.calls('addPokerUser')[0]?.body).toEqual({ username: 'river_queen' });
  });

  it('confirms its creation', async () => {
    const page = await open();
    page.create('  river_queen ');
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(page.alert()).toBe('success: Your poker account is ready.');
  });

  it.each([
    ['', 'Please fill in all fields.'],
    ['   ', 'Please fill in all fields.'],
    ['ab', 'Use 3 to 20 letters (a–z), numbers or underscores.'],
    ['çağla', 'Use 3 to 20 letters (a–z), numbers or underscores.'],
    ['a b c', 'Use 3 to 20 letters (a–z), numbers or underscores.'],
  ])('%j isn’t sent', async (name, message) => {
    const page = await open();
    page.create(name);
    await screen.findByText(message);
    expect(page.box.getAttribute('aria-invalid')).toBe('true');
    expect(page.alert()).toBe(`error: ${message}`);
    expect(page.calls('addPokerUser')).toHaveLength(0);
  });
});

describe('a refusal keeps the dialog open', () => {
  it.each([
    [
      'the name is taken (inner code 700)',
      mockExample('addPokerUser', 'nameTaken'),
      'This username is taken.',
    ],
    [
      'the user exists already',
      mockExample('addPokerUser', 'alreadyThere'),
      'You already have a poker account.',
    ],
    [
      'the platform doesn’t accept it',
      mockExample('addPokerUser', 'fieldError'),
      'Use 3 to 20 letters (a–z), numbers or underscores.',
    ],
    [
      'a message of 400',
      mockReply('addPokerUser', { status: 400, body: { message: 'Tables are full' } }),
      'Tables are full',
    ],
    [
      'the reply got lost',
      mockNetworkError('addPokerUser'),
      'We don’t know yet whether your poker account was created. Try again: it’s only ever created once.',
    ],
  ])('%s', async (_, reply, message) => {
    skipPressCooldown();
    const page = await open({ handlers: [reply] });
    page.create('river_queen');
    await screen.findByText(message);
    expect(page.box.value).toBe('river_queen');
    expect(onCreated).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
    page.use(mockExample('addPokerUser', 'created'));
    page.create('river_queen');
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(screen.queryByText(message)).toBeNull();
  });
});

it('is closed by the player', async () => {
  await open();
  await press('Close');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
