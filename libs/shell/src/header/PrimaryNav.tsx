import { useBrand, type Header } from '@baize/brand';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { deferredPart } from '../deferredPart.tsx';

/* The height of the row, to avoid layout shift. */
const NavRoom = styled.div`
  block-size: 48px;
`;

const OneRow = deferredPart(async () => (await import('./NavInOneRow.tsx')).NavInOneRow, <NavRoom />);
const Mega = deferredPart(async () => (await import('./MegaPrimaryNav.tsx')).MegaPrimaryNav, <NavRoom />);

/* `rail` has it at the side, and `bottom` below the header. */
const NAVS: Partial<Record<Header, ComponentType>> = { classic: OneRow, centred: OneRow, mega: Mega };

/**
 * The primary nav in the header of wide screens. The server renders it; the browser loads only the code for the brand's
 * variant.
 */
export function PrimaryNav() {
  const { layout } = useBrand();
  const Nav = NAVS[layout.header];
  return Nav && <Nav />;
}
