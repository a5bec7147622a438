import { posix } from 'node:path';
import { lineOf, spansOf, withoutBlocks } from './piecesOf.ts';
import type { Document } from './readDocuments.ts';

/** A path in backticks, from the root of the workspace. */
const PATH = /(?<![\w./@*-])(?:libs|tools|apps|docs|openapi|\.storybook|\.ci)\/[^\s'"`,;:|]*/g;
/** Any name: `<slice>`, or the guides' example of a brand. */
const PLACEHOLDER = /<[^>]*>|\bacme\b/g;
/** Doesn't exist before a build. */
const BUILT = /\/(?:dist|generated)(?:\/|$)/;
/** A link within the repository, with the heading that it leads to. */
const LINK = /\]\((?![a-z]+:|\?)([^)\s#]*)(?:#([^)\s]+))?\)/g;
const HEADING = /^#+ (.+)$/gm;

/** The ids that GitHub gives to a document's headings. */
export const anchorsOf = (document: string): string[] =>
  [...withoutBlocks(document).matchAll(HEADING)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Paths in backticks that match no file or folder. `exists` gets a glob relative to the workspace. */
export const pathProblems = ({ file, text }: Document, exists: (glob: string) => boolean): string[] =>
  spansOf(text).flatMap((span) =>
    (span.text.match(PATH) ?? [])
      .filter((path) => !BUILT.test(path) && !exists(path.replaceAll(PLACEHOLDER, '*')))
      .map((path) => `${file}:${span.line} names \`${path}\`, which doesn't exist.`),
  );

/** Links to a missing file or heading. `read` returns the text of a file, or nothing if it doesn't exist. */
export function linkProblems({ file, text }: Document, read: (path: string) => string | undefined): string[] {
  const prose = withoutBlocks(text);
  return [...prose.matchAll(LINK)].flatMap(({ 1: path = '', 2: anchor, index }) => {
    const target = path === '' ? text : read(posix.join(posix.dirname(file), path));
    const isFine = target !== undefined && (anchor === undefined || anchorsOf(target).includes(anchor));
    const link = anchor === undefined ? path : `${path}#${anchor}`;
    return isFine ? [] : [`${file}:${lineOf(prose, index)} links to ${link}, which doesn't exist.`];
  });
}
