/** A lib's entry in its changelog, without its title: `## 1.3.0 (2026-11-29)`. */
const contentOf = (entry: string) => entry.replace(/^#+ .*\n+/, '').trim();

/** A heading two levels lower, so that a lib's sections are below the lib's name. */
const lowered = (markdown: string) => markdown.replaceAll(/^(?=#)/gm, '##');

/**
 * An app's entry with those of the libs inside: a player doesn't care in which project a change was made.
 * @param entry - the app's own entry: a title, and its changes if there are any
 * @param libs - the entries of its released libs
 */
export function addLibNotes(entry: string, libs: readonly { name: string; entry: string }[]): string {
  const notes = libs
    .map(({ name, entry: own }) => ({ name, content: contentOf(own) }))
    .filter(({ content }) => content !== '')
    .map(({ name, content }) => `#### ${name}\n\n${lowered(content)}`);
  return notes.length === 0 ? entry : [entry.trim(), '### In the libs inside', ...notes].join('\n\n');
}
