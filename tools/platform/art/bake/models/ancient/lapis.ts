import { rgb } from '../../solid/Material.ts';

export const lapis = rgb('#1648c8');
