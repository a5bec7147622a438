import { api, call } from '@baize/api';
import { countCallsOffline } from '@baize/testing';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { useToggleFavourite } from './favourites/useToggleFavourite.ts';
import { useLaunchCall } from './launch/useLaunchCall.ts';
import { useLaunch } from './launch/useLaunch.ts';

function Favourite() {
  const { mutate } = useToggleFavourite();
  return <button onClick={() => mutate(1001)}>Send</button>;
}

function Launch({ mode }: { mode: 'real' | 'demo' }) {
  useLaunch(mode, '1001');
  return null;
}

function Lobby({ path }: { path: '/open-lobby' | '/live-slot/lobby' }) {
  useLaunchCall(path, () => call(api.GET(path)));
  return null;
}

function ModeLobby({ path }: { path: '/binary-option/{mode}' | '/high-flyer/{mode}' }) {
  useLaunchCall(path, () => call(api.GET(path, { params: { path: { mode: 'lobby' } } })));
  return null;
}

const CALLS: [operation: string, Sender: ComponentType][] = [
  ['toggleFavoriteGame', Favourite],
  ['launchGame', () => <Launch mode="real" />],
  ['launchDemo', () => <Launch mode="demo" />],
  ['openPokerLobby', () => <Lobby path="/open-lobby" />],
  ['openLiveSlotLobby', () => <Lobby path="/live-slot/lobby" />],
  ['openBinaryOption', () => <ModeLobby path="/binary-option/{mode}" />],
  ['openHighFlyer', () => <ModeLobby path="/high-flyer/{mode}" />],
];

it.each(CALLS)('%s is sent at once while offline, and not again afterwards', async (operation, Sender) =>
  expect(await countCallsOffline(operation, <Sender />)).toEqual({ offline: 1, afterwards: 1 }),
);
