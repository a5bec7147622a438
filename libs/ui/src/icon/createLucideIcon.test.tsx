import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createLucideIcon } from './createLucideIcon.ts';
import { Icon, type IconComponent } from './Icon.tsx';

type Data = Parameters<typeof createLucideIcon>[0];

/** The markup, without unused class names. */
function markup(drawing: IconComponent, props: object) {
  const { container, unmount } = render(<Icon of={drawing} {...props} />);
  const html = container.innerHTML
    .replace(/class="lucide[^"]*"/, 'class="lucide"')
    .replace(/ stroke-width="2"/, '');
  unmount();
  return [...html.matchAll(/<[a-z]+|[\w-]+="[^"]*"/g)].map(([part]) => part).sort();
}

/** A library icon, and its data, which the types don't declare. */
interface LibraryIcon {
  default: IconComponent;
  __iconData: Data;
}

it.each(['crown', 'dices', 'star'])('%s renders like the library’s own icon', async (name) => {
  const { default: drawing, __iconData: data } = await vi.importActual<LibraryIcon>(
    `lucide-react/icons/${name}`,
  );
  for (const props of [{}, { size: 32, filled: true }, { label: 'Favourite' }])
    expect(markup(createLucideIcon(data), props)).toEqual(markup(drawing, props));
});
