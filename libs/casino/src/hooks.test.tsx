import { LoginDialogHost } from '@baize/session';
import { mockExample, mockReply, renderPage, sampleGame } from '@baize/testing';
import { logIn, press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as hooks from './hooks.ts';

/* As in a layout: only this entry point, and no texts of the lib. */
const { useFavourite, useFavouriteGames, useLastGame, usePlay, useRecentGames } = hooks;

type Options = Parameters<typeof renderPage>[1];
const PLAYER: Options = { token: 'secret' };
/** The sample player's favourites are [1001]. */
const KNOWN = 1001;
const OTHER = 1002;

const shown = (text: string) => screen.findByText(text);

beforeEach(() => localStorage.clear());

it('are exactly these', () =>
  expect(Object.keys(hooks).sort()).toEqual([
    'useFavourite',
    'useFavouriteGames',
    'useLastGame',
    'usePlay',
    'useRecentGames',
  ]));

describe('useFavourite in a layout', () => {
  function Star({ gameId }: { gameId: number }) {
    const { isFavourite, isChanging, toggle } = useFavourite(gameId);
    return (
      <button aria-pressed={isFavourite} aria-busy={isChanging} onClick={toggle}>
        star
      </button>
    );
  }
  const open = (gameId: number, options: Options) =>
    renderPage(
      <>
        <Star gameId={gameId} />
        <LoginDialogHost />
      </>,
      options,
    );
  const isPressed = () => screen.getByRole('button', { name: 'star' }).getAttribute('aria-pressed');

  it('follows the player’s favourites, and adds a game', async () => {
    const page = await open(OTHER, PLAYER);
    await waitFor(() => expect(page.queryClient.getQueryData(['player', 'profile'])).toBeTruthy());
    expect(isPressed()).toBe('false');
    await press('star');
    await waitFor(() => expect(isPressed()).toBe('true'));
    expect(page.alert()).toBe('success: Added to your favourites.');
  });

  it('asks a visitor to log in first', async () => {
    const page = await open(OTHER, {});
    await press('star');
    expect(page.calls('toggleFavoriteGame')).toEqual([]);
    await logIn();
    await waitFor(() => expect(page.calls('toggleFavoriteGame')).toHaveLength(1));
  });

  it('announces a refusal, and changes nothing', async () => {
    const page = await open(KNOWN, {
      ...PLAYER,
      handlers: [mockExample('toggleFavoriteGame', 'serverError')],
    });
    await waitFor(() => expect(isPressed()).toBe('true'));
    await press('star');
    await waitFor(() => expect(page.alert()).toMatch(/^error: \S/));
    expect(isPressed()).toBe('true');
  });
});

describe('useFavouriteGames in a layout', () => {
  function Favourites({ types }: { types?: Parameters<typeof useFavouriteGames>[0] }) {
    const { data, isError } = useFavouriteGames(types);
    return <p>{isError ? 'failed' : (data?.map(({ name }) => name).join() ?? 'unknown')}</p>;
  }

  it('lists each favourite of every type once', async () => {
    const page = await renderPage(<Favourites />, {
      ...PLAYER,
      handlers: [mockExample('getFavoriteGames', 'wrapped')],
    });
    await shown('Ember Crown,Moonlit Koi');
    expect(page.calls('getFavoriteGames')).toHaveLength(6);
  });

  it('lists those of the wanted types', async () => {
    const page = await renderPage(<Favourites types={[5]} />, PLAYER);
    await waitFor(() => expect(page.calls('getFavoriteGames').map(({ query }) => query.type)).toEqual(['5']));
  });

  it('requests nothing for a visitor', async () => {
    const page = await renderPage(<Favourites />);
    expect(screen.getByText('unknown')).toBeTruthy();
    expect(page.calls('getFavoriteGames')).toEqual([]);
  });

  it.each([
    ['fail', mockExample('getFavoriteGames', 'serverError')],
    ['are malformed', mockReply('getFavoriteGames', { body: { data: null } })],
  ])('reports that all replies %s', async (_, handler) => {
    await renderPage(<Favourites />, { ...PLAYER, handlers: [handler] });
    await shown('failed');
  });
});

describe('usePlay, useLastGame and useRecentGames in a layout', () => {
  const OFFERED = [sampleGame(3), sampleGame(4)];

  function Game({ game }: { game: (typeof OFFERED)[number] }) {
    const { play, playDemo } = usePlay(game);
    return (
      <>
        <button onClick={play}>{game.name}</button>
        <button onClick={playDemo}>{`${game.name} demo`}</button>
      </>
    );
  }
  function Games() {
    const recent = useRecentGames();
    const last = useLastGame();
    return (
      <>
        {OFFERED.map((game) => (
          <Game key={game.id} game={game} />
        ))}
        <p>{`last: ${last?.name ?? 'none'}; recent: ${recent.map(({ name }) => name).join()}`}</p>
        <LoginDialogHost />
      </>
    );
  }

  it('open a game for a player, and list it first', async () => {
    const page = await renderPage(<Games />, PLAYER);
    await press('Game 3');
    expect(page.address()).toBe('/PlayGame/3');
    await shown('last: Game 3; recent: Game 3');
    await press('Game 4');
    await shown('last: Game 4; recent: Game 4,Game 3');
  });

  it('open a demo without a login, which isn’t listed', async () => {
    const page = await renderPage(<Games />);
    await press('Game 3 demo');
    expect(page.address()).toBe('/play/demo/3');
    expect(screen.getByText('last: none; recent:')).toBeTruthy();
  });

  it('ask a visitor to log in, then play', async () => {
    const page = await renderPage(<Games />);
    await press('Game 3');
    expect(page.address()).toBe('/');
    await logIn();
    await waitFor(() => expect(page.address()).toBe('/PlayGame/3'));
    await shown('last: Game 3; recent: Game 3');
  });

  it('list nothing while the player’s profile fails to load', async () => {
    const page = await renderPage(<Games />, {
      ...PLAYER,
      handlers: [mockExample('getUserProfile', 'serverError')],
    });
    await press('Game 3');
    expect(page.address()).toBe('/PlayGame/3');
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    expect(screen.getByText('last: none; recent:')).toBeTruthy();
  });
});
