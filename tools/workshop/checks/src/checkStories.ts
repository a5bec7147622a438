import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { usageProblems, type ComponentSource } from './usageProblems.ts';

const UI = join(ROOT, 'libs/ui/src');
const EXPORT = /export \{([^}]+)\} from '([^']+\.tsx)';/g;
const COMPONENT = /^[A-Z][a-z]\w*$/;

/** Components that render nothing visible. */
const UNSEEN = new Set([
  'UiLink',
  'UiLinkProvider',
  'StyleRules',
  'NavTarget',
  'VisuallyHidden',
  'PageReadyProvider',
  'DeferredAfterHero',
  'DeferredSection',
]);

/** The components that an entry point exports, with their files: capitalised values from `.tsx` files. */
export const componentsOf = (entryPoint: string): { name: string; file: string }[] =>
  [...entryPoint.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => COMPONENT.test(name))
      .map((name) => ({ name, file })),
  );

/** The story files that document this component. */
export const storiesOf = (name: string, files: readonly string[]): string =>
  files.filter((text) => new RegExp(`\\bcomponent: ${name}\\b`).test(text)).join('\n');

/** Checks that every design system component has a catalogue page that describes when and how to use it. */
export function checkStories(): string[] {
  const stories = readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(UI, file), 'utf8'));
  const components = componentsOf(readFileSync(join(UI, 'index.ts'), 'utf8'));
  const known = new Set(components.map(({ name }) => name));
  return components
    .filter(({ name }) => !UNSEEN.has(name))
    .map(({ name, file }): ComponentSource => {
      return { name, source: readFileSync(join(UI, file), 'utf8'), stories: storiesOf(name, stories) };
    })
    .flatMap((component) => usageProblems(component, known));
}
