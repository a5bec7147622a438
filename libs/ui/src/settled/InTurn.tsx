import type { ReactNode } from 'react';
import { useDue } from './useTurn.ts';

/**
 * Shows a part when it is its turn (`useDue`) and nothing until then.
 *
 * - Use for the pieces of what comes late and would come in one go: the bands of the footer.
 * - Not where the room must be held until then: Below.
 */
export const InTurn = ({ children }: { children: ReactNode }) => useDue() && children;
