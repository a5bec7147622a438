import type { BrandContent } from './BrandContent.ts';
import { altuno } from './brands/altuno.ts';
import { brimova } from './brands/brimova.ts';
import { celvane } from './brands/celvane.ts';
import { dorvik } from './brands/dorvik.ts';
import { elvaro } from './brands/elvaro.ts';
import { fenrika } from './brands/fenrika.ts';
import { galvero } from './brands/galvero.ts';
import { hazniva } from './brands/hazniva.ts';
import { ilgaro } from './brands/ilgaro.ts';
import { jorvela } from './brands/jorvela.ts';
import { kavrix } from './brands/kavrix.ts';
import { kuzmera } from './brands/kuzmera.ts';
import { larkmere } from './brands/larkmere.ts';
import { lumeko } from './brands/lumeko.ts';
import { mirzano } from './brands/mirzano.ts';
import { novarel } from './brands/novarel.ts';
import { orvane } from './brands/orvane.ts';
import { oykara } from './brands/oykara.ts';
import { pirvela } from './brands/pirvela.ts';
import { rivanta } from './brands/rivanta.ts';
import { sedira } from './brands/sedira.ts';
import { solmeri } from './brands/solmeri.ts';
import { tuvano } from './brands/tuvano.ts';
import { ustoria } from './brands/ustoria.ts';
import { velquin } from './brands/velquin.ts';
import { vuxelo } from './brands/vuxelo.ts';
import { wexalo } from './brands/wexalo.ts';
import { yelkova } from './brands/yelkova.ts';
import { zorande } from './brands/zorande.ts';
import { zumrel } from './brands/zumrel.ts';

/** The home page content of the brands, by the brand's slug. */
export const BRAND_CONTENTS: ReadonlyMap<string, BrandContent> = new Map(
  Object.entries({
    altuno,
    brimova,
    celvane,
    dorvik,
    elvaro,
    fenrika,
    galvero,
    hazniva,
    ilgaro,
    jorvela,
    kavrix,
    kuzmera,
    larkmere,
    lumeko,
    mirzano,
    novarel,
    orvane,
    oykara,
    pirvela,
    rivanta,
    sedira,
    solmeri,
    tuvano,
    ustoria,
    velquin,
    vuxelo,
    wexalo,
    yelkova,
    zorande,
    zumrel,
  }),
);
