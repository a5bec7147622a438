/** A component's sources for the catalogue check. */
export interface ComponentSource {
  name: string;
  /** Source text of its own file. */
  source: string;
  /** Source text of its stories; empty if there are none. */
  stories: string;
}

/*
 * Detects that presses, text input or choices are handled: through a prop, a rendered element or control, or its
 * stories.
 */
const HANDLER = /\bon(?!(?:End|Error|Load)\b)[A-Z]\w*\??:\s*(\(|[A-Z]\w*EventHandler)/;
const ELEMENT =
  /<(a|button|input|select|textarea|UiLink|NavTarget|Button|ButtonLink|IconButton)\b|styled\.(a|button|input|select|textarea)\b|styled\((UiLink|NavTarget)\)/;
const DRIVEN = /\buserEvent\b/;

/** Whether users can press it, type into it or close it. */
export const isInteractive = ({ source, stories }: ComponentSource): boolean =>
  HANDLER.test(source) || ELEMENT.test(source) || DRIVEN.test(stories);

/** The docstring directly above an export, without the asterisks. */
export function docstringOf(name: string, source: string): string {
  const declared = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`);
  const [, text = ''] = declared.exec(source) ?? [];
  return text.replace(/^\s*\*? ?/gm, '').trim();
}

/** The list items of a docstring that start with this, each with its continuation lines. */
const points = (doc: string, beginning: string): string[] =>
  doc
    .split(/^(?=- )|\n{2,}/m)
    .filter((point) => point.startsWith(`- ${beginning}`))
    .map((point) =>
      point
        .slice(beginning.length + 2)
        .replace(/\s+/g, ' ')
        .trim(),
    );

/** Whether a text names an alternative: another component, or code. */
const namesOther = (text: string, name: string, known: ReadonlySet<string>) =>
  text.includes('`') || (text.match(/\b[A-Z]\w+/g) ?? []).some((word) => word !== name && known.has(word));

/**
 * Gaps in a component's documentation: when to use it, when not and what instead, and, if it's interactive, its keys.
 * `libs/ui/README.md` describes the format.
 */
export function usageProblems(component: ComponentSource, known: ReadonlySet<string>): string[] {
  const { name, source } = component;
  const doc = docstringOf(name, source);
  const instead = points(doc, 'Not ').join(' ');
  const problems = [
    !component.stories && 'has no page in the catalogue (a story file with `component: ' + name + '`)',
    points(doc, 'Use ').join('').length === 0 && 'doesn\'t say when to use it ("- Use …")',
    instead.length === 0 && 'doesn\'t say when not to use it ("- Not for …")',
    instead.length > 0 && !namesOther(instead, name, known) && "doesn't name an alternative",
    isInteractive(component) &&
      points(doc, 'Keys:').join('').length === 0 &&
      'doesn\'t describe its keys ("- Keys: …")',
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `ui: ${name} ${problem}`);
}
