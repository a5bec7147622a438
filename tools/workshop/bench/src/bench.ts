import { measureBrands } from './brands/measureBrands.ts';
import { measureBytes } from './bytes/measureBytes.ts';
import { buildFloor } from './floor/buildFloor.ts';
import { measureIdle } from './idle/measureIdle.ts';
import { measureInp } from './inp/measureInp.ts';
import { measureLoad } from './load/measureLoad.ts';
import { readOptions, type Options, type PhaseName } from './options.ts';
import type { Phase } from './Phase.ts';
import { formatTable } from './report/formatTable.ts';
import { fails } from './report/judge.ts';
import type { Growth } from './report/growthsOf.ts';
import { keepHistory } from './report/keepHistory.ts';
import type { Measure } from './report/Measure.ts';
import { writeReport } from './report/writeReport.ts';
import { measureRest } from './rest/measureRest.ts';
import { measureRoute } from './route/measureRoute.ts';
import { measureScroll } from './scroll/measureScroll.ts';
import { copyApps } from './site/copyApps.ts';
import { startSite } from './site/Site.ts';
import { warmUp } from './site/warmUp.ts';
import { measureTraces } from './trace/measureTraces.ts';

const RUN: Record<PhaseName, Phase> = {
  bytes: measureBytes,
  load: measureLoad,
  trace: measureTraces,
  scroll: measureScroll,
  inp: measureInp,
  route: measureRoute,
  rest: measureRest,
  idle: measureIdle,
  brands: measureBrands,
};

async function measureAll(options: Options): Promise<Measure[]> {
  copyApps();
  await buildFloor();
  const site = await startSite({ app: options.app });
  try {
    await warmUp(site, options.brand);
    const measures: Measure[] = [];
    for (const phase of options.only) {
      console.error(`${phase} …`);
      /* One failed phase must not lose the results of the others. */
      try {
        measures.push(...(await RUN[phase]({ site, options })));
      } catch (error) {
        printError(error);
      }
    }
    return measures;
  } finally {
    site.stop();
  }
}

const growthLine = ({ figure, before, now, since, commit }: Growth) =>
  `Grown by more than a fifth: ${figure}, ${before.toPrecision(3)} to ${now.toPrecision(3)}, between ${since.slice(0, 8)} and ${commit.slice(0, 8)}.`;

function printError(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

try {
  const start = new Date();
  const options = readOptions(process.argv.slice(2));
  const measures = await measureAll(options);
  console.log(formatTable(measures));
  console.log(`\nSaved to ${writeReport(measures, options, start)}`);
  for (const growth of keepHistory(measures, options, start)) console.log(growthLine(growth));
  if (measures.some(fails)) process.exitCode = 1;
} catch (error) {
  printError(error);
}
