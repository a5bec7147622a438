import type { Brand } from '@baize/brand';
import { CheckIcon, Icon, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { brandAssets, brandSwitches } from 'virtual:brand-themes';
import { svgDataUrl } from './svgDataUrl.ts';

const valueAt = (brand: Brand, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], brand);

const LOOK = [
  'theme.scheme',
  'theme.shape',
  'theme.tile',
  'theme.density',
  'theme.motif',
  'theme.type.display',
];
const ROWS = ['defaultLanguage', ...LOOK, ...brandSwitches.map(({ path }) => path), 'legal.minimumAge'];

function Value({ of: value }: { of: unknown }) {
  if (value === true) return <Icon of={CheckIcon} size={16} />;
  if (value === false) return <Off>–</Off>;
  return <>{Array.isArray(value) ? value.join(' ') : String(value)}</>;
}

/** Each brand's choices: a row per choice, a column per brand, generated from the data. */
export function FeatureMatrix() {
  return (
    <Scroller tabIndex={0} role="region" aria-label="Brands and features">
      <table>
        <thead>
          <tr>
            <Corner scope="col">Choice</Corner>
            {brandAssets.map(({ brand, artwork }) => (
              <Brands key={brand.slug} scope="col">
                <img src={svgDataUrl(artwork['favicon.svg'])} alt="" width="28" height="28" />
                {brand.name}
              </Brands>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((path) => (
            <tr key={path}>
              <Choice scope="row">{path}</Choice>
              {brandAssets.map(({ brand }) => (
                <Cell key={brand.slug}>
                  <Value of={valueAt(brand, path)} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow: auto;
  max-block-size: 90vh;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  font-size: ${theme.size.s};
`;

const Corner = styled.th`
  position: sticky;
  inset-inline-start: 0;
  inset-block-start: 0;
  z-index: 2;
  padding: ${theme.space.s};
  background: ${theme.color.surface};
  text-align: start;
`;

const Brands = styled.th`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding: ${theme.space.s};
  background: ${theme.color.surface};
  font-weight: ${theme.weight.medium};
  & img {
    margin: 0 auto ${theme.space.xxs};
  }
`;

const Choice = styled.th`
  position: sticky;
  inset-inline-start: 0;
  padding: ${theme.space.xs} ${theme.space.s};
  background: ${theme.color.surface};
  font-weight: ${theme.weight.medium};
  text-align: start;
  white-space: nowrap;
`;

const Cell = styled.td`
  padding: ${theme.space.xs} ${theme.space.s};
  border-block-start: 1px solid ${theme.color.line};
  text-align: center;
  & svg {
    margin: 0 auto;
    color: ${theme.color.accentText};
  }
`;

const Off = styled.span`
  color: ${theme.color.textMuted};
`;
