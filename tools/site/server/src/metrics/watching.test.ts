import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './createMetrics.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Panel {
  id: number;
  title: string;
  targets?: { expr: string }[];
}
interface Dashboard {
  panels: Panel[];
  templating: { list: { name: string; query: string }[] };
}
type Rule = { expr: string } & (
  | { alert: string; record?: undefined }
  | { alert?: undefined; record: string }
);

const dashboard = JSON.parse(read('tools/site/deploy/watching/dashboard.json')) as Dashboard;
const { groups } = parse(read('tools/site/deploy/watching/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const guide = read('docs/guides/watching.md');

/** Labels that Prometheus adds. */
const ADDED = ['job', 'instance'];

/** The labels of each metric by its name in a query. */
function knownMetrics(): Map<string, readonly string[]> {
  const { registry } = createMetrics();
  collectDefaultMetrics({ register: registry });
  return new Map(
    registry.getMetricsAsArray().flatMap((metric) => {
      const { name, type, labelNames } = metric as unknown as {
        name: string;
        type: string;
        labelNames: readonly string[];
      };
      const labels = [...labelNames, ...ADDED];
      return type === 'histogram'
        ? [
            [`${name}_bucket`, [...labels, 'le']],
            [`${name}_count`, labels],
            [`${name}_sum`, labels],
          ]
        : [[name, labels]];
    }) as [string, readonly string[]][],
  );
}
const KNOWN = knownMetrics();

const METRIC = /(?<![\w:])((?:site|nodejs|process)_\w+)(?:\{([^}]*)\})?/g;
const MATCHER = /(\w+) *(?:=~|!~|!=|=) *"/g;

/** Metrics and labels in a query that the site server doesn't have. */
const problemsOf = (query: string) =>
  [...query.matchAll(METRIC)].flatMap(([, name = '', matchers = '']) => {
    const labels = KNOWN.get(name);
    if (!labels) return [name];
    return [...matchers.matchAll(MATCHER)].flatMap(([, label = '']) =>
      labels.includes(label) ? [] : [`${name}{${label}}`],
    );
  });

/** Labels that are grouped by and that no metric of the query has. */
const groupProblemsOf = (query: string) => {
  const labels = [...query.matchAll(METRIC)].flatMap(([, name = '']) => KNOWN.get(name) ?? []);
  return [...query.matchAll(/\bby \(([^)]*)\)/g)]
    .flatMap(([, list = '']) => list.split(/, */))
    .filter((label) => labels.length > 0 && !labels.includes(label));
};

describe('this test', () => {
  it.each([
    ['site_gone_total', ['site_gone_total']],
    ['rate(site_request_seconds[5m])', ['site_request_seconds']],
    ['site_pages_total{brand="orvane"}', ['site_pages_total{brand}']],
    ['rate(site_pages_total{app="web", job="x"}[5m])', []],
  ])('finds what %s has wrong', (query, problems) => expect(problemsOf(query)).toEqual(problems));

  it('finds unknown groups', () =>
    expect(groupProblemsOf('sum by (le, brand) (site_request_seconds_bucket)')).toEqual(['brand']));
});

describe('the dashboard', () => {
  const queries = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...dashboard.templating.list.map(({ query }) => query),
  ];

  it('shows only metrics and labels that exist', () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(queries.flatMap(problemsOf)).toEqual([]);
    expect(queries.flatMap(groupProblemsOf)).toEqual([]);
  });

  it('has panels with different ids and titles', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  });

  it('uses only its own variables', () => {
    const names = new Set([...dashboard.templating.list.map(({ name }) => name), '__rate_interval']);
    const used = queries.flatMap((query) => [...query.matchAll(/\$(\w+)/g)].map(([, name = '']) => name));
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  it('shows every metric of the site server', () => {
    const shown = queries.join('\n');
    const names = [...createMetrics().registry.getMetricsAsArray()].map(({ name }) => name);
    expect(names.filter((name) => !shown.includes(name))).toEqual([]);
  });
});

describe('the alerts', () => {
  const alerts = rules.flatMap(({ alert }) => alert ?? []);
  const recorded = rules.flatMap(({ record }) => record ?? []);

  it('watch only metrics and labels that exist', () => {
    expect(rules.flatMap(({ expr }) => problemsOf(expr))).toEqual([]);
    expect(rules.flatMap(({ expr }) => groupProblemsOf(expr))).toEqual([]);
  });

  it('use exactly the recorded series', () => {
    const used = rules.flatMap(({ expr }) => expr.match(/\brelease:[\w:]+/g) ?? []);
    expect([...new Set(used)].sort()).toEqual([...recorded].sort());
  });

  it('have different names, each with a row in the guide, which has no others', () => {
    expect(new Set(alerts).size).toBe(alerts.length);
    const section = guide.slice(guide.indexOf('## Alerts'), guide.indexOf('## One request'));
    const rows = [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name);
    expect(rows).toEqual(alerts);
  });
});
