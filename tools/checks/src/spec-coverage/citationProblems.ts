/** A citation in a comment: `spec 2/2.13/4`, `spec 1/8.session/8 and 9`, `spec 1/2.login/1 to 6`. */
const CITED = /\bspec (\d\/[\w.]+)\/(\d+)((?:(?:, | and | to )\d+\b(?!\/))*)/g;
/** What nobody finds who has nothing but the repository. */
const OUTSIDE =
  /\b[Dd]ocument [123]\b|\b[Rr]uling \d|\(quality: |docs: the house|\b(?:house|rulings|look|sandbox|libraries|quality)\.md\b/;

/** The ids that a source cites, each by itself; of `1 to 6` the ends. */
export const citedIn = (source: string): string[] =>
  [...source.matchAll(CITED)].flatMap(([, section, first, more = '']) =>
    [first, ...(more.match(/\d+/g) ?? [])].map((number) => `${section}/${number}`),
  );

/**
 * What is wrong with the citations of a file: a statement that the specification doesn't hold, a document that the repository
 * doesn't hold.
 */
export function citationProblems(file: string, source: string, known: ReadonlySet<string>): string[] {
  const unknown = citedIn(source).filter((id) => !known.has(id));
  const outside = source.split('\n').flatMap((line, index) => {
    const [found] = OUTSIDE.exec(line) ?? [];
    return found ? [`${file}:${index + 1} cites "${found.trim()}", which is not in the repository`] : [];
  });
  return [...unknown.map((id) => `${file} cites spec ${id}, which is not there`), ...outside];
}
