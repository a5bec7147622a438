import type { Picture } from '../art/pictures.ts';

/** What the drawing process is sent. */
export interface DrawTask {
  id: number;
  picture: Picture;
}

/** What it answers. */
export type DrawReply = { id: number; bytes: Uint8Array } | { id: number; problem: string };
