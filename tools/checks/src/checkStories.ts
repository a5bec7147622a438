import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const UI = join(ROOT, 'libs/ui/src');
const EXPORT = /export \{([^}]+)\} from '[^']+\.tsx';/g;
const COMPONENT = /^[A-Z][a-z]\w*$/;

/** Components that draw nothing of their own. */
const UNSEEN = new Set(['UiLink', 'UiLinkProvider', 'NavTarget', 'VisuallyHidden', 'AfterHero', 'Below']);

/** The components that a door opens: capitalised values out of `.tsx` files. */
export const componentsOf = (door: string): string[] =>
  [...door.matchAll(EXPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => COMPONENT.test(name)),
  );

/** The components that no story draws. */
export const withoutStory = (components: readonly string[], stories: string): string[] =>
  components
    .filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b|of=\\{${name}\\}`).test(stories))
    .map((name) => `ui: no story draws ${name}`);

/** Every component of the design system is in the catalogue. */
export function checkStories(): string[] {
  const stories = readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(UI, file), 'utf8'))
    .join('\n');
  const components = componentsOf(readFileSync(join(UI, 'index.ts'), 'utf8'));
  return withoutStory(
    components.filter((name) => !UNSEEN.has(name)),
    stories,
  );
}
