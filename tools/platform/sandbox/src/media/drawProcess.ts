import { catalogueOf } from '../art/artCatalogue.ts';
import { drawPicture } from '../art/pictures.ts';
import type { DrawReply, DrawTask } from './DrawTask.ts';

/* A separate process, started by `createDrawer`: drawing takes 300 MB that are only freed when it ends. */

catalogueOf(Number(process.argv[2]));

async function draw({ id, picture }: DrawTask): Promise<DrawReply> {
  try {
    return { id, bytes: await drawPicture(picture) };
  } catch (error) {
    return { id, problem: String(error) };
  }
}

process.on('message', (task: DrawTask) => void draw(task).then((reply) => process.send?.(reply)));

/* The sandbox has ended, or nothing has been drawn for a while. */
process.on('disconnect', () => process.exit());
