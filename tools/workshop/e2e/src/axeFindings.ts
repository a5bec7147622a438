import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Node = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** A target that is half covered by the phone's bottom bar isn't too small, since the page scrolls. */
const isUnderBar = ({ any }: Node) =>
  any.some(({ data }) => (data as { messageKey?: string } | undefined)?.messageKey === 'partiallyObscured');

/** axe's findings for the page in its current state: rule and location, one per line. */
export async function axeFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    /* Describing passed checks takes as long as running them. */
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    /* Only in the page itself: frames show third-party pages, and collecting their findings needs a separate page. */
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
