import type { CampaignComposition } from '../Board.ts';
import { closeUp } from './closeUp.ts';
import { fountain } from './fountain.ts';
import { arched, framed, porthole } from './framed.ts';
import { minimal, signal } from './minimal.ts';
import { mosaic } from './mosaic.ts';
import { numeral } from './numeral.ts';
import { orbit } from './orbit.ts';
import { panorama } from './panorama.ts';
import { parade } from './parade.ts';
import { podium } from './podium.ts';
import { popArt } from './popArt.ts';
import { rain } from './rain.ts';
import { rising } from './rising.ts';
import { split } from './split.ts';
import { stage } from './stage.ts';
import { stream } from './stream.ts';
import { table } from './table.ts';
import { waves } from './waves.ts';

/** The compositions of campaigns. */
export const campaignCompositions = {
  arched,
  closeUp,
  fountain,
  framed,
  minimal,
  mosaic,
  numeral,
  orbit,
  panorama,
  parade,
  podium,
  popArt,
  porthole,
  rain,
  rising,
  signal,
  split,
  stage,
  stream,
  table,
  waves,
} satisfies Record<string, CampaignComposition>;
export type CompositionName = keyof typeof campaignCompositions;
