import { HOME_BLOCKS, type Brand, type HomeSectionId } from '@baize/brand';

const isBlock = (id: HomeSectionId) => HOME_BLOCKS.some((block) => block === id);

/**
 * A brand's sections of the home page from top to bottom: `homeSections` says where the three game sections
 * are, `homeOrder` which of them is in which of these places (spec 2/2.2/11).
 */
export function orderHomeSections({ layout }: Brand): readonly HomeSectionId[] {
  const blocks = [...layout.homeOrder];
  return layout.homeSections.map((id) => (isBlock(id) ? (blocks.shift() ?? id) : id));
}
