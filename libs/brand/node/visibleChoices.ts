import type { Brand } from '../src/Brand.ts';

type Choices = ReadonlyMap<string, string>;

const lookOf = (looks: object, section: string) =>
  new Map<string, string>(Object.entries(looks)).get(section) ?? 'rail';

/** A brand's choices that are visible on the first screen, except colours and fonts. */
export function visibleChoices({ theme, layout }: Pick<Brand, 'theme' | 'layout'>): Choices {
  const { tile, marks, heading, button, ground, image, icons } = theme.looks;
  const [second = '', third = ''] = layout.homeSections.slice(1);
  return new Map(
    Object.entries({
      ...{ tile, marks, heading, button, ground, image, icons },
      ...{ tileShape: theme.tile, shape: theme.shape, scheme: theme.scheme },
      ...{ header: layout.header, utilityBar: layout.utilityBar, notice: layout.notice },
      ...{ hero: layout.hero, bottomBar: layout.bottomBar, visitorAction: layout.visitorAction },
      bottomEntries: layout.bottomEntries.join(),
      ...{ second, third, secondLook: lookOf(layout.sectionLooks, second) },
    }),
  );
}

/** Lists all pairs of brands with first screens that differ in fewer choices than `fewest`, one per line. */
export function alikeOnFirstScreen(
  brands: readonly Pick<Brand, 'slug' | 'theme' | 'layout'>[],
  fewest: number,
): string[] {
  const all = brands.map((brand) => ({ slug: brand.slug, choices: visibleChoices(brand) }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const names = [...one.choices]
        .filter(([name, value]) => other.choices.get(name) !== value)
        .map(([name]) => name);
      return names.length < fewest
        ? [`${one.slug} and ${other.slug} differ in ${names.length} choices: ${names.join(', ') || 'none'}`]
        : [];
    }),
  );
}
