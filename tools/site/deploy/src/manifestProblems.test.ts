import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifestProblems } from './manifestProblems.ts';
import { KUBERNETES, readManifests, type Manifest } from './readManifests.ts';

/** Those of kustomize itself, and parts of other objects, aren't objects of Kubernetes. */
const NO_OBJECT = /kustomization\.yaml$|-patch\.yaml$/;
const manifests = readManifests('**/*.yaml').filter(({ file }) => !NO_OBJECT.test(file));
const titled = manifests.map(
  ({ file, content }) => [content.kind, content.metadata?.name ?? '', file, content] as const,
);

const [deployment] = readManifests('deployment.yaml');
/** The deployment with changes in its text. */
function changed(from: string, to: string): Manifest['content'] {
  const text = JSON.stringify(deployment?.content);
  if (!text.includes(from)) throw new Error(`The deployment has no ${from}.`);
  return JSON.parse(text.replace(from, to)) as Manifest['content'];
}

it.each(titled)('%s %s in %s is valid by the schemas of Kubernetes', async (_kind, _name, _file, content) =>
  expect(await manifestProblems(content)).toEqual([]),
);

it('a patch has only fields that Kubernetes knows', async () => {
  const [patch] = readManifests('shared-brands/deployment-patch.yaml');
  const problems = patch && (await manifestProblems(patch.content));
  expect(problems?.filter((problem) => problem.endsWith(' is unknown'))).toEqual([]);
});

it('the base lists every file', () => {
  const [base] = readManifests('kustomization.yaml');
  const { resources } = base?.content as unknown as { resources: string[] };
  expect(resources.toSorted()).toEqual(
    globSync('*.yaml', { cwd: KUBERNETES })
      .filter((file) => !NO_OBJECT.test(file))
      .sort(),
  );
});

describe('an invalid manifest is reported:', () => {
  it.each([
    [
      'a misspelt field',
      '"readinessProbe"',
      '"redinessProbe"',
      /^spec\.template\.spec\.containers\.0\.redinessProbe is unknown$/m,
    ],
    ['one at the top', '"metadata"', '"metdata"', /^metdata is unknown$/m],
    [
      'one at the wrong level',
      '"runAsNonRoot":true',
      '"privileged":false',
      /securityContext\.privileged is unknown$/m,
    ],
    ['a required field that is missing', '"selector"', '"selectors"', /selector/],
    [
      'a text for a number',
      '"containerPort":8080',
      '"containerPort":"8080"',
      /containerPort.*must be integer/,
    ],
    ['an amount without a unit of Kubernetes', '"1536Mi"', '"1536 MB"', /memory/],
    ['an unknown kind', '"kind":"Deployment"', '"kind":"Deploiment"', /apps\/v1 has no Deploiment/],
  ])('%s', async (_, from, to, problem) =>
    expect((await manifestProblems(changed(from, to))).join('\n')).toMatch(problem),
  );
});
