import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** A target that is half under the bar at the phone's bottom edge isn't too small: the page scrolls. */
const isUnderBar = ({ any }: Node) =>
  any.some(({ data }) => (data as { messageKey?: string } | undefined)?.messageKey === 'partiallyObscured');

/** What axe finds on the page as it is now: the rule and where, a line each. */
export async function axeFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    /* To describe what is in order takes as long as to check it. */
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    /* In the page alone: frames show the pages of other houses, and gathering their findings takes a page of its own. */
    .setLegacyMode()
    .analyze();
  return violations
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter((node) => id !== 'target-size' || !isUnderBar(node)),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
