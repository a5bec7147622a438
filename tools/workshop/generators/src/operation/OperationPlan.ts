import { names, type Tree } from '@nx/devkit';
import { Contract } from '../workspace/Contract.ts';
import { checkName } from '../workspace/checkName.ts';
import { METHODS, REPLIES, type OperationOptions, type ReplyKind } from './OperationOptions.ts';

const PATHS = 'openapi/paths';
const PATH = /^(?:\/(?:[A-Za-z0-9._~-]+|\{\w+\}))+$/;

/** The plan of what to write, after the options have been validated. */
export interface OperationPlan extends OperationOptions {
  reply: ReplyKind;
  schema: string;
  /** The file of its path, which may already exist for another method. */
  file: string;
  /** The names of the path parameters. */
  parameters: readonly string[];
  tag: string;
  sendsBody: boolean;
  contract: Contract;
}

/** The subject of the operation: `getHotTables` without its verb is `HotTables`. */
const subjectOf = (operationId: string) => names(operationId.replace(/^[a-z0-9]+(?=[A-Z])/, '')).className;

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** The tag of the area's other operations. */
function tagOf(tree: Tree, area: string): string {
  for (const file of tree.children(`${PATHS}/${area}`)) {
    const [, tag] =
      /^ {2}tags: \[([\w-]+)\]$/m.exec(tree.read(`${PATHS}/${area}/${file}`, 'utf8') ?? '') ?? [];
    if (tag) return tag;
  }
  throw new Error(`No operation in ${PATHS}/${area} has a tag. Add "tags: [${area}]" to one of them.`);
}

function checkOptions(tree: Tree, contract: Contract, options: OperationOptions): void {
  const { operationId, method, path, area, summary } = options;
  checkName('camel', 'an operation', operationId);
  if (contract.operations.has(operationId))
    throw new Error(
      `The contract already has ${operationId}. Choose another name, or change that operation.`,
    );
  if (!METHODS.includes(method))
    throw new Error(`Unknown method "${method}". Methods: ${METHODS.join(', ')}.`);
  if (!PATH.test(path))
    throw new Error(
      `"${path}" isn't a path: it starts with a slash and is relative to /_api, like /hot-tables/{type}.`,
    );
  const taken = [...contract.operations.values()].find((one) => one.path === path && one.method === method);
  if (taken)
    throw new Error(`${method} ${path} is already ${taken.operationId}. Choose another path or method.`);
  const areas = tree.children(PATHS);
  if (!areas.includes(area)) throw new Error(`Unknown area "${area}". Areas: ${areas.join(', ')}.`);
  if (!summary.trim()) throw new Error('--summary is required: what the operation is for.');
  if (options.reply && !REPLIES.includes(options.reply))
    throw new Error(`Unknown reply "${options.reply}". Replies: ${REPLIES.join(', ')}.`);
}

/** The file that describes a path: that of its other methods, or one named after the operation. */
function fileOf(tree: Tree, { path, area, operationId }: OperationOptions): string {
  const text = tree.read('openapi/openapi.yaml', 'utf8') ?? '';
  const lines = text.split('\n');
  const [, known] = /\$ref: (paths\/\S+)/.exec(lines[lines.indexOf(`  ${path}:`) + 1] ?? '') ?? [];
  if (lines.includes(`  ${path}:`) && known) return `openapi/${known}`;
  const file = `${PATHS}/${area}/${names(subjectOf(operationId)).fileName}.yaml`;
  if (tree.exists(file))
    throw new Error(`${file} already describes another path. Choose another operationId.`);
  return file;
}

/** @throws an error that names the invalid option and the correct format */
export function planOperation(tree: Tree, options: OperationOptions): OperationPlan {
  const contract = new Contract(tree);
  checkOptions(tree, contract, options);
  const { operationId, method, path, area } = options;
  const { reply = method === 'get' ? 'list' : 'done' } = options;
  const subject = subjectOf(operationId);
  const { schema = reply === 'list' ? singular(subject) : subject } = options;
  checkName('pascal', 'a schema', schema);
  return {
    ...options,
    reply,
    schema,
    summary: options.summary.trim().replace(/\.$/, ''),
    file: fileOf(tree, options),
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    tag: tagOf(tree, area),
    sendsBody: ['post', 'put', 'patch'].includes(method),
    contract,
  };
}
