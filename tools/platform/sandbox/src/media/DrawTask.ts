import type { Picture } from '../art/pictures.ts';

/** A message to the drawing process. */
export interface DrawTask {
  id: number;
  picture: Picture;
}

/** The reply of the drawing process. */
export type DrawReply = { id: number; bytes: Uint8Array } | { id: number; problem: string };
