import { lacquer } from '../../solid/Material.ts';

export const jelly = (hex: string): ReturnType<typeof lacquer> => ({
  ...lacquer(hex),
  soft: 0.7,
  emit: 0.05,
});
