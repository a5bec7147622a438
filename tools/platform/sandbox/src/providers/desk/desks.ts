import { binaryDesk } from '../binary/binaryDesk.ts';
import { liveSlotDesk } from '../live-slot/liveSlotDesk.ts';
import { pokerDesk } from '../poker/pokerDesk.ts';
import { sportDesk } from '../sport/sportDesk.ts';
import type { Desk } from './Desk.ts';

/** Every desk on the providers' origin. */
export const DESKS: readonly Desk[] = [binaryDesk, sportDesk, liveSlotDesk, pokerDesk];
