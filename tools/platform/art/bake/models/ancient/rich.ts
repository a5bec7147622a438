import { rgb } from '../../solid/Material.ts';

export const rich = rgb('#ffc23c');
