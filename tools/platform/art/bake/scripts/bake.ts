// Renders all models and backdrops into sprites/ and scenes/; with names, only those.
// Run it after changing a model, a material or a scene: `npm run bake -w @baize/art -- lion wolf`.
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { existsSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { bakedEdge } from '../../src/compose/largeSprites.ts';
import { models } from '../models/models.ts';
import { renderScene } from '../scenery/renderScene.ts';
import { sceneNames, scenes } from '../scenery/scenes.ts';
import type { SceneName } from '../../src/compose/SceneName.ts';
import { renderSolid } from '../solid/renderSolid.ts';

const folder = (name: string): string => new URL(`../../${name}/`, import.meta.url).pathname;

const bakeSprite = async (name: string): Promise<void> => {
  const model = models[name];
  if (!model) throw new Error(`There is no model called ${name}; see src/models/models.ts for the names.`);
  const edge = bakedEdge(name);
  const raw = renderSolid(model, edge);
  await sharp(raw, { raw: { width: edge, height: edge, channels: 4 } })
    .webp({ quality: 84, alphaQuality: 92, effort: 6 })
    .toFile(`${folder('sprites')}${name}.webp`);
};

const bakeScene = async (name: SceneName): Promise<void> => {
  for (const [suffix, w, h] of [
    ['', 480, 480],
    ['-wide', 1280, 512],
  ] as const) {
    const raw = renderScene(scenes[name], w, h);
    await sharp(raw, { raw: { width: w, height: h, channels: 3 } })
      .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(`${folder('scenes')}${name}${suffix}.jpg`);
  }
};

const fileOf = (job: string): string =>
  job.startsWith('sprite:')
    ? `${folder('sprites')}${job.slice(7)}.webp`
    : `${folder('scenes')}${job.slice(6)}.jpg`;

const all = (): string[] => [
  ...Object.keys(models).map((n) => `sprite:${n}`),
  ...sceneNames.map((n) => `scene:${n}`),
];

if (isMainThread) {
  for (const f of ['sprites', 'scenes']) mkdirSync(folder(f), { recursive: true });
  const asked = process.argv.slice(2);
  const jobs = all().filter(
    (j) =>
      asked.length === 0 ||
      asked.some((a) => j === a || j.endsWith(`:${a}`) || (a.endsWith(':') && j.startsWith(a))),
  );
  // Missing images come first, so that an interrupted run leaves as few gaps as possible.
  jobs.sort((a, b) => Number(existsSync(fileOf(a))) - Number(existsSync(fileOf(b))));
  const count = Number(process.env['WORKERS'] ?? 2);
  for (let i = 0; i < count; i++) {
    const worker = new Worker(new URL(import.meta.url), { workerData: 0 });
    const next = (): void => {
      const job = jobs.shift();
      if (job) worker.postMessage(job);
      else void worker.terminate();
    };
    worker.on('message', next);
    worker.on('error', (e) => {
      process.stderr.write(`${String(e)}\n`);
      process.exitCode = 1;
    });
    next();
  }
} else if (workerData === 0) {
  parentPort?.on('message', (job: string) => {
    const [kind, name = ''] = job.split(':');
    const work = kind === 'sprite' ? bakeSprite(name) : bakeScene(name as SceneName);
    void work.then(() => parentPort?.postMessage(job));
  });
}
