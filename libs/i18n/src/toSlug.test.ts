import { expect, it } from 'vitest';
import { toSlug } from './toSlug.ts';

it.each([
  ['Tin Lantern', 'tin-lantern'],
  ['Kestrel & Moon', 'kestrel-moon'],
  ['Salon Privé Şişli', 'salon-prive-sisli'],
  ['…', 'games'],
])('the slug of %s is %s', (name, slug) => expect(toSlug(name)).toBe(slug));
