import { recordReads } from './recordReads.ts';
import type { Manifest } from './readManifests.ts';

type Models = Record<string, { prototype: { validate: () => void } }>;

/**
 * What Kubernetes would refuse in an object, by the schemas of its API. They allow unknown fields, which `kubectl` doesn't:
 * since a validator reads every field that its schema has, those that it doesn't read are unknown.
 * @returns one line per problem
 */
export async function manifestProblems({
  apiVersion,
  kind,
  ...fields
}: Manifest['content']): Promise<string[]> {
  const name = `kubernetes-models/${apiVersion}`;
  const models = (await import(name)) as Models;
  const model = Object.hasOwn(models, kind) ? models[kind] : undefined;
  if (!model) return [`${apiVersion} has no ${kind}`];
  const { recorded, unread } = recordReads({ apiVersion, kind, ...fields });
  const problems: string[] = [];
  try {
    model.prototype.validate.call(recorded);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return [...problems, ...unread().map((path) => `${path} is unknown`)];
}
