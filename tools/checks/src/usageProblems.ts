/** A component as the catalogue's check reads it. */
export interface Described {
  name: string;
  /** Its own file. */
  source: string;
  /** The stories whose page it is; empty when there is none. */
  stories: string;
}

/* A press, a word or a choice reaches it: by a prop, by an element or a control it draws, or in its stories. */
const HANDLER = /\bon(?!(?:End|Error|Load)\b)[A-Z]\w*\??:\s*(\(|[A-Z]\w*EventHandler)/;
const ELEMENT =
  /<(a|button|input|select|textarea|UiLink|NavTarget|Button|ButtonLink|IconButton)\b|styled\.(a|button|input|select|textarea)\b|styled\((UiLink|NavTarget)\)/;
const DRIVEN = /\buserEvent\b/;

/** Whether anybody can press it, type into it or close it. */
export const isInteractive = ({ source, stories }: Described): boolean =>
  HANDLER.test(source) || ELEMENT.test(source) || DRIVEN.test(stories);

/** The docstring right above an export, without its stars. */
export function docstringOf(name: string, source: string): string {
  const declared = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`);
  const [, text = ''] = declared.exec(source) ?? [];
  return text.replace(/^\s*\*? ?/gm, '').trim();
}

/** The points of a docstring's list that begin so, each with the lines it runs over into. */
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

/** Whether a text names something that can be taken: another component, or code. */
const namesOther = (text: string, name: string, known: ReadonlySet<string>) =>
  text.includes('`') || (text.match(/\b[A-Z]\w+/g) ?? []).some((word) => word !== name && known.has(word));

/**
 * What a component's documentation leaves unsaid: when to use it, when not and what instead, and, where it can be
 * operated, which keys do that. The form is described in `libs/ui/README.md`.
 */
export function usageProblems(component: Described, known: ReadonlySet<string>): string[] {
  const { name, source } = component;
  const doc = docstringOf(name, source);
  const instead = points(doc, 'Not ').join(' ');
  const problems = [
    !component.stories && 'has no page in the catalogue (a story file with `component: ' + name + '`)',
    points(doc, 'Use ').join('').length === 0 && 'does not say when to use it ("- Use …")',
    instead.length === 0 && 'does not say when not to use it ("- Not for …")',
    instead.length > 0 && !namesOther(instead, name, known) && 'does not say what to take instead of it',
    isInteractive(component) &&
      points(doc, 'Keys:').join('').length === 0 &&
      'does not say its keys ("- Keys: …")',
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `ui: ${name} ${problem}`);
}
