import { versionOf, type AppFiles, type AppReleases } from '../AppFiles.ts';
import type { AppName } from '../apps.ts';
import type { ReleasePlan, ReleaseRule } from './ReleasePlan.ts';

/** The rule for an app's visitors of a brand: the brand's own, or the app's. */
export function ruleOf(plan: ReleasePlan, app: AppName, slug: string): ReleaseRule {
  const { brands, ...rule } = plan[app] ?? {};
  return brands && Object.hasOwn(brands, slug) ? (brands[slug] ?? rule) : rule;
}

const find = (releases: AppReleases, version: string | undefined) =>
  releases.find((release) => versionOf(release) === version);

/**
 * The release for everyone outside a canary. A version that isn't served is ignored, so that a wrong plan closes no
 * site.
 */
export const stableRelease = (releases: AppReleases, { version }: ReleaseRule): AppFiles =>
  find(releases, version) ?? releases[0];

/**
 * The release for a visitor.
 * @param ticket - the visitor's number from 0 to 99: below the canary's percentage they get the canary
 */
export function chooseRelease(releases: AppReleases, rule: ReleaseRule, ticket: number): AppFiles {
  const { canary } = rule;
  const chosen = canary && ticket < canary.percent ? find(releases, canary.version) : undefined;
  return chosen ?? stableRelease(releases, rule);
}

/** The versions that a plan names and that aren't served: `web 1.4.0`. */
export function missingVersions(plan: ReleasePlan, apps: Partial<Record<AppName, AppReleases>>): string[] {
  const missing = Object.entries(plan).flatMap(([app, { brands = {}, ...rule }]) =>
    [rule, ...Object.values(brands)]
      .flatMap(({ version, canary }) => [version, canary?.version])
      .filter((version) => {
        const releases = apps[app as AppName];
        return version !== undefined && !(releases && find(releases, version));
      })
      .map((version) => `${app} ${version}`),
  );
  return [...new Set(missing)];
}
