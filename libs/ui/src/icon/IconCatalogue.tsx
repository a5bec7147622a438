import { useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { SegmentedControl } from '../field/SegmentedControl.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { findIcons } from './findIcons.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const NAMES = Object.keys(icons) as (keyof typeof icons)[];
const SIZES = [16, 20, 24, 32] as const;

/** Every icon with its name, for the catalogue: searchable by name, shown at a size, copied by a press. */
export function IconCatalogue() {
  const [query, setQuery] = useState('');
  const [size, setSize] = useState('24');
  const [status, setStatus] = useState('');
  const found = findIcons(NAMES, query);
  const copy = (name: string) => {
    const report = (text: string) => () => setStatus(text);
    /* Without a clipboard (a site without https) the name can still be selected manually. */
    if (!navigator.clipboard) return setStatus(`${name} could not be copied`);
    navigator.clipboard
      .writeText(name)
      .then(report(`${name} is copied`), report(`${name} could not be copied`));
  };
  return (
    <Root>
      <Head>
        <SearchField label="Find an icon" clearLabel="Clear" value={query} onValueChange={setQuery} />
        <SegmentedControl
          label="Size"
          value={size}
          onValueChange={setSize}
          segments={SIZES.map((px) => ({ value: `${px}`, label: `${px}` }))}
        />
      </Head>
      <Line>
        <span role="status">{status || `${found.length} of ${NAMES.length} icons`}</span>
      </Line>
      <Grid>
        {found.map((name) => (
          <li key={name}>
            <Cell type="button" onClick={() => copy(name)} title={`Copy ${name}`}>
              <Icon of={icons[name]} size={Number(size)} />
              <Name>
                <VisuallyHidden>Copy </VisuallyHidden>
                {name}
              </Name>
            </Cell>
          </li>
        ))}
      </Grid>
      {found.length === 0 && <p>No icon has that in its name.</p>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.m};
`;

const Head = styled.div`
  display: grid;
  align-items: end;
  gap: ${theme.space.m};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Line = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  gap: ${theme.space.xs};
`;

const Cell = styled.button`
  position: relative;
  display: grid;
  grid-template-rows: 48px auto;
  place-items: center;
  inline-size: 100%;
  padding: ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.text};
  transition: box-shadow ${theme.motion.fast} ${theme.motion.ease};
  ${media.hover} {
    &:hover {
      background: ${theme.color.raised};
      box-shadow: inset 0 0 0 1px ${theme.color.accentText};
    }
  }
`;

const Name = styled.span`
  max-inline-size: 100%;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  overflow-wrap: anywhere;
`;
