/**
 * A command of the guide with this machine's addresses and paths in place of the examples.
 * @throws if the guide doesn't contain one of them any more
 */
export const withOwn = (command: string, own: Readonly<Record<string, string>>): string =>
  Object.entries(own).reduce((text, [example, ours]) => {
    if (!text.includes(example)) throw new Error(`The guide's command has no "${example}": ${text}`);
    return text.replaceAll(example, ours);
  }, command);
