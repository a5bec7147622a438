import { Suspense } from 'react';
import { styled } from 'styled-components';
import { later } from '../later.ts';

const SafetyMenu = later(async () => (await import('./SafetyMenu.tsx')).SafetyMenu);

/** The way to what protects a player, for pages without header and footer: a game in play on a phone. */
export const SafetyDoor = () => (
  <Suspense fallback={<Room />}>
    <SafetyMenu />
  </Suspense>
);

/* As large as the button that comes, so that its neighbours stay. */
const Room = styled.span`
  display: inline-block;
  block-size: 44px;
  inline-size: 44px;
`;
