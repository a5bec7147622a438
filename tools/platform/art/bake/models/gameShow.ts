import type { Model } from '../solid/Model.ts';
import { airship } from './game-show/airship.ts';
import { ball } from './game-show/ball.ts';
import { balloon } from './game-show/balloon.ts';
import { basketball } from './game-show/basketball.ts';
import { car } from './game-show/car.ts';
import { chute } from './game-show/chute.ts';
import { football } from './game-show/football.ts';
import { mic } from './game-show/mic.ts';
import { plane } from './game-show/plane.ts';
import { tennis } from './game-show/tennis.ts';
import { ticket } from './game-show/ticket.ts';
import { wheelParts } from './game-show/wheelParts.ts';
import { whistle } from './game-show/whistle.ts';

export const gameShow: Record<string, Model> = {
  bingoBalls: {
    parts: [
      ball('#e8202c', '7', [-0.42, -0.4, 0.2], 0.5),
      ball('#1f6bff', '24', [0.5, -0.42, 0.1], 0.48),
      ball('#ffb01a', '90', [0.04, 0.36, 0], 0.54),
    ],
  },
  ballRed: { parts: [ball('#e8202c', '8')], yaw: -0.3, pitch: 0.2 },
  ballBlue: { parts: [ball('#1f6bff', '42')], yaw: 0.35, pitch: 0.15, roll: 0.2 },
  ballGreen: { parts: [ball('#14a85a', '61')], yaw: 0.3, pitch: -0.2, roll: -0.2 },
  ballGold: { parts: [ball('#ffb01a', '15')], yaw: -0.25, pitch: 0.3, roll: 0.15 },
  ballPink: { parts: [ball('#ff4aa0', '33')], yaw: 0.25, pitch: 0.25, roll: -0.25 },
  fortuneWheel: { parts: wheelParts, yaw: 0.3, pitch: 0.1, zoom: 0.97 },
  microphone: { parts: mic, roll: -0.5, pitch: 0.2 },
  ticket: { parts: ticket, yaw: 0.4, pitch: 0.3, roll: 0.2 },
  plane: { parts: plane, yaw: 0.62, pitch: 0.36, roll: -0.2, zoom: 0.86 },
  airship: { parts: airship, yaw: 0.42, pitch: 0.06, roll: -0.08, zoom: 0.94 },
  balloon: { parts: balloon, yaw: 0.2, pitch: 0.04, zoom: 0.98 },
  parachute: { parts: chute, yaw: 0.3, pitch: 0.06, zoom: 0.96 },
  football: { parts: football, yaw: 0.4, pitch: 0.3 },
  basketball: { parts: basketball, yaw: 0.5, pitch: 0.35, roll: 0.3 },
  tennisBall: { parts: tennis, yaw: 0.6, pitch: 0.4 },
  raceCar: { parts: car, yaw: 0.75, pitch: 0.36, zoom: 0.86 },
  whistle: { parts: whistle, yaw: 0.5, pitch: 0.2, roll: 0.2, zoom: 0.92 },
};
