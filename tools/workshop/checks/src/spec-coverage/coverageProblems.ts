/** One row of `docs/spec.md`: a statement of the specification and its tests. */
export interface CoverageRow {
  /** `<document>/<section>/<number>`, as `2/2.13/7`. */
  id: string;
  statement: string;
  /** `path › name of the test`, one entry per test. */
  tests: readonly string[];
}

const ROW = /^\|\s*(\d\/[\w.]+\/\d+)\s*\|(.*)\|(.*)\|\s*$/;
const SKIPPED = /\.(skip|todo|fixme)\b\(?\s*$/;

/** The rows of the document's tables, in order. */
export const readCoverage = (document: string): CoverageRow[] =>
  document.split('\n').flatMap((line) => {
    const [, id, statement, tests] = ROW.exec(line) ?? [];
    if (id === undefined) return [];
    return {
      id,
      statement: statement?.trim() ?? '',
      tests: (tests ?? '')
        .split('<br>')
        .map((test) => test.trim())
        .filter(Boolean),
    };
  });

/** Whether a test file has a test, or a story, with that name. */
export function hasTest(source: string, name: string): boolean {
  if (new RegExp(`export const ${name.replace(/\W/g, '\\$&')}\\b`).test(source)) return true;
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(quote + name.replaceAll(quote, `\\${quote}`) + quote);
    return at >= 0 && !SKIPPED.test(source.slice(0, at).trimEnd().slice(-40));
  });
}

const END_TO_END = 'tools/workshop/e2e/';
const TAG = /^,\s*\{\s*tag:[^}]*@(?:gate|phone)\b[^}]*\}/;

/** Whether the gate runs a test: all tests except end-to-end tests without one of its tags. */
export function isInGate(path: string, source: string, name: string): boolean {
  if (!path.startsWith(END_TO_END)) return true;
  return ["'", '"', '`'].some((quote) => {
    const title = quote + name.replaceAll(quote, `\\${quote}`) + quote;
    const at = source.indexOf(title);
    return at >= 0 && TAG.test(source.slice(at + title.length));
  });
}

/** Gaps or duplicates in the rows' numbers, which mean that a statement or its row was lost. */
function numberProblems(rows: readonly CoverageRow[]): string[] {
  const next = new Map<string, number>();
  return rows.flatMap(({ id }) => {
    const cut = id.lastIndexOf('/');
    const section = id.slice(0, cut);
    const expected = next.get(section) ?? 1;
    next.set(section, expected + 1);
    return Number(id.slice(cut + 1)) === expected
      ? []
      : [`coverage: found ${id} where ${section}/${expected} is expected`];
  });
}

/**
 * Problems with the table: a statement without a test, a test that doesn't exist (or is skipped), a missing
 * number, an unmapped section, a statement that the gate doesn't test.
 *
 * @param sections the sections that must be mapped
 * @param readFile the source of a project file, or undefined
 */
export function coverageProblems(
  document: string,
  sections: readonly string[],
  readFile: (path: string) => string | undefined,
): string[] {
  const rows = readCoverage(document);
  const mapped = new Set(rows.map(({ id }) => id.slice(0, id.lastIndexOf('/'))));
  return [
    ...sections
      .filter((section) => !mapped.has(section))
      .map((section) => `coverage: no statement of ${section} is mapped`),
    ...numberProblems(rows),
    ...rows.flatMap(({ id, statement, tests }) => [
      ...(statement ? [] : [`coverage: ${id} has no text`]),
      ...(tests.length > 0 ? [] : [`coverage: ${id} has no test`]),
      ...tests.flatMap((test) => testProblem(id, test, readFile)),
      ...(tests.length === 0 || tests.some((test) => isRunInGate(test, readFile))
        ? []
        : [`coverage: ${id} has end-to-end tests alone, none of which is tagged @gate or @phone`]),
    ]),
  ];
}

function testProblem(id: string, test: string, readFile: (path: string) => string | undefined): string[] {
  const [path = '', name = ''] = test.split(' › ');
  const source = readFile(path);
  if (source === undefined) return [`coverage: ${id} names ${path}, which doesn't exist`];
  return name && hasTest(source, name) ? [] : [`coverage: ${id} names "${name}", which ${path} doesn't run`];
}

function isRunInGate(test: string, readFile: (path: string) => string | undefined): boolean {
  const [path = '', name = ''] = test.split(' › ');
  return isInGate(path, readFile(path) ?? '', name);
}
