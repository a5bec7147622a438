/** One way to view a story. */
export interface ScreenshotVariant {
  brand: string;
  scheme: 'dark' | 'light';
  width: number;
}

/** Two brands that differ in every choice, in both schemes, on a phone and on a desktop. */
const BRANDS = ['orvane', 'sedira'] as const;
const SCHEMES = ['dark', 'light'] as const;
const WIDTHS = [390, 1280] as const;

export const SCREENSHOT_VARIANTS: readonly ScreenshotVariant[] = BRANDS.flatMap((brand) =>
  SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ brand, scheme, width }))),
);
