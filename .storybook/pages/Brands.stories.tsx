import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import { brandAssets } from 'virtual:brand-themes';
import { BrandCard } from './BrandCard.tsx';
import { FeatureMatrix } from './FeatureMatrix.tsx';

/** All brands side by side, generated from their data: a new folder in `libs/brand/brands` is added automatically. */
const meta: Meta = {
  /* In its own group: the menu lists ungrouped stories before all groups. */
  title: 'Brands/All brands',
  id: 'brands',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;

const fontFaceCss = [...new Set(brandAssets.map(({ fontFaceCss: css }) => css))].join('');

const sheet = (scheme: 'dark' | 'light'): StoryObj => ({
  render: () => (
    <>
      <style>{fontFaceCss}</style>
      <Sheet>
        {brandAssets.map((assets) => (
          <BrandCard key={assets.brand.slug} assets={assets} scheme={scheme} />
        ))}
      </Sheet>
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const { brand } of brandAssets)
      await expect(within(canvasElement).getByRole('region', { name: brand.name })).toBeVisible();
  },
});

export const Dark: StoryObj = sheet('dark');
export const Light: StoryObj = sheet('light');

/** The choices of each brand. */
export const Features: StoryObj = { render: () => <FeatureMatrix />, parameters: { layout: 'padded' } };

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(560px, 100%), 1fr));
  gap: 12px;
`;
