import bell from '../art/bell.webp';
import seven from '../art/seven.webp';

/** The two providers of the live-slot lobby, by the platform's number (spec 2/2.6/1). */
export const liveSlotRooms = [
  { provider: 1, name: 'Meridian Reels', text: 'meridian_text', art: seven },
  { provider: 2, name: 'Northlight Slots', text: 'northlight_text', art: bell },
] as const;

export type LiveSlotRoom = (typeof liveSlotRooms)[number];

/** The room in the URL; the first one by default. */
export const roomOf = (provider: string | null): LiveSlotRoom =>
  liveSlotRooms.find((room) => String(room.provider) === provider) ?? liveSlotRooms[0];
