import { SHUTDOWN_MS } from '@baize/http';
import { createSiteServer } from '@baize/site-server';
import { SETTINGS } from '@baize/site-server/settings';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IConfigMap, IService } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { readContainerfile } from './readContainerfile.ts';
import { readManifests } from './readManifests.ts';

/** An object of the manifests. @throws if there is none */
function find<T>(file: string, name: string): T {
  const found = readManifests(file).find(({ content }) => content.metadata?.name === name);
  if (!found) throw new Error(`${file} has no ${name}.`);
  return found.content as T;
}

const image = readContainerfile();
const deployment = find<IDeployment>('deployment.yaml', 'baize');
const patch = find<IDeployment>('shared-brands/deployment-patch.yaml', 'baize');
const settings = find<IConfigMap>('configmap.yaml', 'baize-settings');
const plan = find<IConfigMap>('configmap.yaml', 'baize-release-plan');
const podOf = ({ spec }: IDeployment) => {
  const pod = spec?.template.spec;
  const container = pod?.containers[0];
  if (!pod || !container) throw new Error('The deployment has no container.');
  return { pod, container };
};
const { pod, container } = podOf(deployment);
const port = (name: string) => container.ports?.find((one) => one.name === name)?.containerPort;

describe('the settings', () => {
  it('exist in the site server', () => {
    const known = Object.values(SETTINGS).map(({ variable }) => variable);
    const set = [
      ...Object.keys(image.env),
      ...Object.keys(settings.data ?? {}),
      ...[container, podOf(patch).container].flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ];
    expect(set.filter((name) => !known.some((variable) => variable === name))).toEqual([]);
    expect(set).toContain('BRANDS_DIR');
  });

  it('are valid values', () => {
    const values = Object.entries({ ...image.env, ...settings.data });
    for (const { variable, read } of Object.values(SETTINGS)) {
      const [, value] = values.find(([name]) => name === variable) ?? [];
      /* The plan's file exists only in a pod. */
      if (value !== undefined && variable !== 'RELEASE_PLAN')
        expect(() => read(variable, value)).not.toThrow();
    }
  });

  it('come from the ConfigMap', () =>
    expect(container.envFrom).toEqual([{ configMapRef: { name: settings.metadata?.name } }]));

  it('name the release plan’s file where it is mounted, as a folder that Kubernetes updates', () => {
    const mounted = container.volumeMounts?.find(({ name }) => name === 'release-plan');
    const [file = ''] = Object.keys(plan.data ?? {});
    expect(settings.data?.RELEASE_PLAN).toBe(`${mounted?.mountPath}/${file}`);
    expect(mounted).not.toHaveProperty('subPath');
    expect(pod.volumes?.find(({ name }) => name === 'release-plan')?.configMap?.name).toBe(
      plan.metadata?.name,
    );
    expect(JSON.parse(plan.data?.[file] ?? '')).toEqual({});
  });

  it('name the folder of brands where the shared volume is mounted', () => {
    const { env, volumeMounts } = podOf(patch).container;
    expect(volumeMounts?.map(({ mountPath }) => mountPath)).toEqual([
      env?.find(({ name }) => name === 'BRANDS_DIR')?.value,
    ]);
  });
});

describe('the ports', () => {
  it('are those of the image', () => {
    expect([port('http'), port('metrics')]).toEqual([Number(image.env.PORT), Number(image.env.METRICS_PORT)]);
    expect(container.ports?.map(({ containerPort }) => containerPort)).toEqual(image.ports);
  });

  it('are used by name: the site in the service, both in the network policy', () => {
    const service = find<IService>('service.yaml', 'baize');
    expect(service.spec?.ports?.map(({ targetPort }) => targetPort)).toEqual(['http']);
    const { spec } = find<INetworkPolicy>('networkpolicy.yaml', 'baize');
    expect(spec?.ingress?.flatMap(({ ports = [] }) => ports.map((one) => one.port))).toEqual([
      'http',
      'metrics',
    ]);
  });

  it('let the platform through', () => {
    const { spec } = find<INetworkPolicy>('networkpolicy.yaml', 'baize');
    const allowed = spec?.egress?.flatMap(({ ports = [] }) => ports.map((one) => one.port));
    expect(allowed).toContain(Number(new URL(settings.data?.PLATFORM_URL ?? '').port));
  });

  it('tell Prometheus where the metrics are', () =>
    expect(deployment.spec?.template.metadata?.annotations).toMatchObject({
      'prometheus.io/port': String(port('metrics')),
      'prometheus.io/path': '/metrics',
    }));
});

describe('the probes', () => {
  const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];

  it('ask the site’s port, at an address that answers without the platform', async () => {
    const server = createSiteServer({
      brands: [],
      artwork: '',
      fonts: '',
      apps: {},
      upstream: 'http://127.0.0.1:9',
    });
    for (const probe of probes) {
      expect(probe?.httpGet?.port).toBe('http');
      const reply = await server.request(`http://10.0.0.1:8080${probe?.httpGet?.path}`);
      expect([reply.status, await reply.text()]).toEqual([200, 'ok']);
    }
  });
});

it('a pod has the time that a graceful shutdown takes', () => {
  const leaving = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
  expect(leaving).toBeGreaterThan(0);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(leaving + SHUTDOWN_MS / 1000);
});

it('a pod runs as the image’s user, without further rights', () => {
  const { runAsUser, runAsGroup, runAsNonRoot, seccompProfile } = pod.securityContext ?? {};
  expect([runAsUser, runAsGroup]).toEqual(image.user);
  expect([runAsNonRoot, seccompProfile?.type]).toEqual([true, 'RuntimeDefault']);
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

it('a rollout takes no pod away, and the autoscaler alone sets their number', () => {
  expect(deployment.spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
  expect(deployment.spec).not.toHaveProperty('replicas');
  const { spec } = find<IHorizontalPodAutoscaler>('hpa.yaml', 'baize');
  expect(spec?.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'baize' });
  expect(spec?.minReplicas).toBeGreaterThan(1);
});

it('every selector finds the pods', () => {
  const labels = deployment.spec?.template.metadata?.labels ?? {};
  const selectors = JSON.stringify(readManifests('*.yaml').map(({ content }) => content)).match(
    /(?<="matchLabels":|"selector":)\{"app[^}]+\}/g,
  );
  expect(selectors?.length).toBeGreaterThanOrEqual(5);
  for (const selector of selectors ?? []) expect(labels).toMatchObject(JSON.parse(selector) as object);
});
