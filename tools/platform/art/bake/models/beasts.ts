import { oldGold } from '../solid/Material.ts';
import type { Model } from '../solid/Model.ts';
import { bullHead } from './beasts/bullHead.ts';
import { dragon } from './beasts/dragon.ts';
import { eagle } from './beasts/eagle.ts';
import { lion } from './beasts/lion.ts';
import { phoenix } from './beasts/phoenix.ts';
import { wolf } from './beasts/wolf.ts';

export const beasts: Record<string, Model> = {
  lion: { parts: lion('#8a3d0c', '#d9801c', '#f2b54e'), yaw: -0.28, pitch: 0.06, zoom: 0.96 },
  whiteLion: { parts: lion('#8fa0c8', '#e6ecff', '#fbf7f2'), yaw: 0.3, pitch: 0.06, zoom: 0.96 },
  wolf: { parts: wolf('#5b6a86', '#e9eef8', '#ffc81c'), yaw: 0.35, pitch: 0.05, zoom: 0.98 },
  redWolf: { parts: wolf('#a33d1e', '#ffe9cf', '#42e0c0'), yaw: -0.35, pitch: 0.05, zoom: 0.98 },
  eagle: { parts: eagle, yaw: 0.62, pitch: 0.04, zoom: 1 },
  dragon: { parts: dragon('#d01a18', '#ffcf7a', '#ffd35c', '#ff7a10'), yaw: 0.62, pitch: 0.12, zoom: 0.92 },
  jadeDragon: {
    parts: dragon('#0f9a5a', '#e9f59a', '#f2d98a', '#ffd21a'),
    yaw: -0.6,
    pitch: 0.12,
    zoom: 0.92,
  },
  iceDragon: { parts: dragon('#2a6ef0', '#bdf0ff', '#dfefff', '#3df0ff'), yaw: 0.5, pitch: 0.02, zoom: 0.92 },
  phoenix: { parts: phoenix, pitch: 0.05, yaw: 0.15, zoom: 0.94 },
  bull: { parts: bullHead, yaw: -0.26, pitch: 0.04, zoom: 0.96 },
  goldBull: {
    parts: bullHead.map((p) =>
      p.material.emit ? p : { ...p, material: p.material.coat > 0.9 ? p.material : oldGold },
    ),
    yaw: 0.3,
    pitch: 0.04,
    zoom: 0.96,
  },
};
