import type { Reply } from '../../contract/Reply.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { readBonuses, requestBonus } from './bonusApi.ts';
import { openCase } from './caseApi.ts';
import { openChest, spinWheel, type EmbedCall } from './embedApi.ts';

/** The requests of the embedded pages, by the last path segment. */
export const EMBED_CALLS: Readonly<Record<string, (sandbox: Sandbox, call: EmbedCall) => Promise<Reply>>> = {
  wheel: spinWheel,
  treasure: openChest,
  case: openCase,
  'bonus-state': readBonuses,
  'bonus-ask': requestBonus,
};
