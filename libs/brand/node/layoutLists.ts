import * as z from 'zod/mini';
import { HOME_SECTIONS, NEEDED_HOME_SECTIONS } from '../src/homeSections.ts';
import { BOTTOM_ENTRIES } from '../src/layoutChoices.ts';
import { oneOf } from './fields.ts';

const eachOnce = (list: readonly string[]) => new Set(list).size === list.length;

/** The destinations of the bottom nav. */
export const bottomEntries = z.array(oneOf(BOTTOM_ENTRIES), 'a list of entries').check(
  z.refine(eachOnce, 'each entry once'),
  z.refine((entries) => entries.length >= 4, 'at least four entries'),
  z.refine((entries) => entries.includes('deposit_now'), 'deposit_now among them'),
);

const needed = NEEDED_HOME_SECTIONS.join(', ');
/** The sections of the home page. */
export const homeSections = z.array(oneOf(HOME_SECTIONS), 'a list of sections').check(
  z.refine(eachOnce, 'each section once'),
  z.refine((sections) => NEEDED_HOME_SECTIONS.every((id) => sections.includes(id)), `${needed} among them`),
);
