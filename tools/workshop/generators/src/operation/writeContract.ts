import type { Tree } from '@nx/devkit';
import { stringify } from 'yaml';
import type { Schema } from '../workspace/Contract.ts';
import { describeOperation, exampleNames } from './describeOperation.ts';
import type { OperationPlan } from './OperationPlan.ts';
import { sampleOf } from './sampleOf.ts';

const ROOT_FILE = 'openapi/openapi.yaml';
const CHANGELOG = 'openapi/CHANGELOG.md';
const UNRELEASED = /^## Unreleased\n[\s\S]*?(?=\n## |$(?![\s\S]))/m;

/** The initial fields of a new schema: a name, and for the item of a reply its id. */
const FIRST_FIELDS: Schema = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer', minimum: 1 }, name: { type: 'string' } },
};
const REQUEST = `type: object
required: [name]
properties:
  name: { type: string, minLength: 1, maxLength: 200 }
`;
const EXAMPLE_SCHEMA = `type: object
required: [id, name]
properties:
  id: { type: integer, minimum: 1 }
  name: { type: string, maxLength: 200 }
`;

const read = (tree: Tree, file: string) => tree.read(file, 'utf8') ?? '';

/** Adds the path after the others of its area, or at the end. */
function listPath(tree: Tree, { path, area, file }: OperationPlan): void {
  const lines = read(tree, ROOT_FILE).split('\n');
  if (lines.includes(`  ${path}:`)) return;
  const isPath = (line: string, under: string) => line.startsWith(`    $ref: paths/${under}`);
  const own = lines.findLastIndex((line) => isPath(line, `${area}/`));
  const last = own < 0 ? lines.findLastIndex((line) => isPath(line, '')) : own;
  if (last < 0) throw new Error(`${ROOT_FILE} lists no paths. Add ${path} to it manually.`);
  const added = [`  ${path}:`, `    $ref: ${file.replace('openapi/', '')}`];
  tree.write(ROOT_FILE, lines.toSpliced(last + 1, 0, ...added).join('\n'));
}

/** The changelog must name every operation that differs from the last release. */
function noteChange(tree: Tree, { area, operationId, summary }: OperationPlan): void {
  const text = read(tree, CHANGELOG);
  if (!UNRELEASED.test(text)) throw new Error(`${CHANGELOG} has no "## Unreleased". Add that heading.`);
  const title = area.charAt(0).toUpperCase() + area.slice(1);
  const line = `**${title}.** \`${operationId}\` is new: ${summary}.`;
  tree.write(
    CHANGELOG,
    text.replace(UNRELEASED, (section) => `${section.trimEnd()}\n\n${line}\n`),
  );
}

function writeSchema(tree: Tree, name: string, text: string): void {
  const file = `openapi/schemas/${name}.yaml`;
  if (!tree.exists(file)) tree.write(file, text);
}

/** The body of a success, for the examples. */
function sampleReply(tree: Tree, { contract, schema, reply }: OperationPlan): unknown {
  if (reply === 'done') return { success: true };
  const isNew = !tree.exists(`openapi/schemas/${schema}.yaml`);
  const item = sampleOf(contract, isNew ? FIRST_FIELDS : { $ref: `#/components/schemas/${schema}` });
  return { data: reply === 'list' ? [item] : item };
}

/** Writes the operation: its path, its schemas, an example of each body, and a line in the changelog. */
export function writeContract(tree: Tree, plan: OperationPlan): void {
  const { operationId, file, schema, reply, sendsBody } = plan;
  const writeExample = (name: string, summary: string, value: unknown) =>
    tree.write(`openapi/examples/${operationId}/${name}.yaml`, stringify({ summary, value }));

  const [first, none] = exampleNames(plan);
  writeExample(first ?? '', plan.summary, sampleReply(tree, plan));
  if (none) writeExample(none, 'None', { data: [] });
  if (sendsBody) writeExample('request', 'A request', { name: 'Sample' });

  if (reply !== 'done') writeSchema(tree, schema, EXAMPLE_SCHEMA);
  if (sendsBody) writeSchema(tree, `${schema}Request`, REQUEST);
  tree.write(file, read(tree, file) + describeOperation(plan));
  listPath(tree, plan);
  noteChange(tree, plan);
}
