import { lazyPart } from '@baize/routing';
import type { IconComponent } from '@baize/ui';
import { Suspense } from 'react';

/* Two dozen decorative icons: they load after the page's own code. */
const CategoryIcon = lazyPart(async () => (await import('./CategoryIcon.tsx')).CategoryIcon);

const made = new Map<string | undefined, IconComponent>();

/** The icon of a category by the platform's `class`. Reserves its space until it loads. */
export function lazyCategoryIcon(name: string | undefined): IconComponent {
  const known = made.get(name);
  if (known) return known;
  const LazyIcon: IconComponent = (props) => (
    <Suspense fallback={<svg {...props} />}>
      <CategoryIcon {...props} name={name} />
    </Suspense>
  );
  made.set(name, LazyIcon);
  return LazyIcon;
}
