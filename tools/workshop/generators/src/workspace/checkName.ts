const FORMS = {
  kebab: { pattern: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, rule: 'kebab-case, like hot-tables' },
  pascal: { pattern: /^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)*$/, rule: 'PascalCase, like StatTile' },
  camel: { pattern: /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/, rule: 'camelCase, like getHotTables' },
} as const;

/** The case of names: folders in kebab-case, components and schemas in PascalCase, operations in camelCase. */
export type NameForm = keyof typeof FORMS;

/** @throws if `name` has the wrong case for a name of `what`; the message gives a valid example */
export function checkName(form: NameForm, what: string, name: string): void {
  const { pattern, rule } = FORMS[form];
  if (!pattern.test(name)) throw new Error(`"${name}" isn't a valid name for ${what}: use ${rule}.`);
}
