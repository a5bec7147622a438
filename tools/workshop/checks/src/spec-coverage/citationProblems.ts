/** A citation in a comment: `spec 2/2.13/4`, `spec 1/8.session/8 and 9`, `spec 1/2.login/1 to 6`. */
const CITED = /\bspec (\d\/[\w.]+)\/(\d+)((?:(?:, | and | to )\d+\b(?!\/))*)/g;
/** References to sources outside the repository. */
const OUTSIDE =
  /\b[Dd]ocument [123]\b|\b[Rr]uling \d|\(quality: |docs: the house|\b(?:house|rulings|look|sandbox|libraries|quality)\.md\b/;

/** The ids cited in a source, one by one; for `1 to 6` the two ends. */
export const citedIds = (source: string): string[] =>
  [...source.matchAll(CITED)].flatMap(([, section, first, more = '']) =>
    [first, ...(more.match(/\d+/g) ?? [])].map((number) => `${section}/${number}`),
  );

/**
 * Problems with a file's citations: a statement that isn't in the specification, a document that isn't in the
 * repository.
 */
export function citationProblems(file: string, source: string, known: ReadonlySet<string>): string[] {
  const unknown = citedIds(source).filter((id) => !known.has(id));
  const outside = source.split('\n').flatMap((line, index) => {
    const [found] = OUTSIDE.exec(line) ?? [];
    return found ? [`${file}:${index + 1} cites "${found.trim()}", which isn't in the repository`] : [];
  });
  return [...unknown.map((id) => `${file} cites spec ${id}, which doesn't exist`), ...outside];
}
