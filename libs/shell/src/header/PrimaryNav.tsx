import { useBrand, type Header } from '@baize/brand';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { deferredPart } from '../deferredPart.tsx';

/* As high as the row, so that nothing below moves. */
const NavRoom = styled.div`
  block-size: 48px;
`;

const OneRow = deferredPart(async () => (await import('./NavInOneRow.tsx')).NavInOneRow, <NavRoom />);
const Mega = deferredPart(async () => (await import('./MegaPrimaryNav.tsx')).MegaPrimaryNav, <NavRoom />);

/* A rail has it at the side, and `bottom` below the header. */
const NAVS: Partial<Record<Header, ComponentType>> = { classic: OneRow, centred: OneRow, mega: Mega };

/** The primary nav in the header of wide screens. The server renders it; a visitor loads the code of his brand's one. */
export function PrimaryNav() {
  const { layout } = useBrand();
  const Nav = NAVS[layout.header];
  return Nav && <Nav />;
}
