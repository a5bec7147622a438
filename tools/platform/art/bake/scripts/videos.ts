// Creates the animated tiles in video/. It needs ffmpeg, so it is run by hand and its results are committed.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import sharp from 'sharp';
import { games } from '../../src/index.ts';
import { movingTileSvg } from '../../src/drawings/movingTileSvg.ts';
import { inlinePictures } from '../../src/raster/inlinePictures.ts';

const FRAMES = 60;
const RATE = 24;
const folder = new URL('../../video/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

for (const game of games().filter((g) => g.video)) {
  const args = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    '300x400',
    '-r',
    String(RATE),
    '-i',
    '-',
    '-an',
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-preset',
    'veryslow',
    '-crf',
    '26',
    '-maxrate',
    '360k',
    '-bufsize',
    '400k',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    `${folder}${game.id}.mp4`,
  ];
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let i = 0; i < FRAMES; i++) {
    const svg = await inlinePictures(movingTileSvg(game, i / FRAMES));
    const raw = await sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(raw)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for game ${game.id}; its message is above.`);
}
