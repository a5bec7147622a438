import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createLucideIcon } from './createLucideIcon.ts';
import { Icon, type IconComponent } from './Icon.tsx';

type Data = Parameters<typeof createLucideIcon>[0];

/** The markup, without the class names that nothing uses. */
function markup(drawing: IconComponent, props: object) {
  const { container, unmount } = render(<Icon of={drawing} {...props} />);
  const html = container.innerHTML
    .replace(/class="lucide[^"]*"/, 'class="lucide"')
    .replace(/ stroke-width="2"/, '');
  unmount();
  return [...html.matchAll(/<[a-z]+|[\w-]+="[^"]*"/g)].map(([part]) => part).sort();
}

/** An icon of the library, and the data that it is made from, which its types don't mention. */
interface LibraryIcon {
  default: IconComponent;
  __iconData: Data;
}

it.each(['crown', 'dices', 'star'])('%s is drawn as the library draws it', async (name) => {
  const { default: drawing, __iconData: data } = await vi.importActual<LibraryIcon>(
    `lucide-react/icons/${name}`,
  );
  for (const props of [{}, { size: 32, filled: true }, { label: 'Favourite' }])
    expect(markup(createLucideIcon(data), props)).toEqual(markup(drawing, props));
});
