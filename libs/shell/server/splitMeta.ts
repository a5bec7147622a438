interface Split {
  /** For the page's head: title, description, canonical URL and so on. */
  head: string;
  html: string;
}

/* React writes hoisted elements first, and escapes `<` and `>` in them. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;
const ELEMENT = /<title>[^<]*<\/title>|<[^>]*>/g;
const PRELOAD = /^<link rel="preload"/;

/** Splits markup of `prerender` into the metadata that pages render (`PageMeta`) and the rest. */
export function splitMeta(markup: string): Split {
  const hoisted = HOISTED.exec(markup)?.[0] ?? '';
  const elements = hoisted.match(ELEMENT) ?? [];
  const isMeta = (element: string) => !PRELOAD.test(element);
  return {
    head: elements.filter(isMeta).join(''),
    html: elements.filter((element) => !isMeta(element)).join('') + markup.slice(hoisted.length),
  };
}
