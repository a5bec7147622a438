import { rgb } from '../../solid/Material.ts';

export const slices = ['#e8202c', '#ffb01a', '#1fa85a', '#18a8e0', '#7a2af0', '#ff4aa0'].map(rgb);
