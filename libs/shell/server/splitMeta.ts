interface Split {
  /** What belongs into the page's head: title, description, canonical address and the like. */
  head: string;
  html: string;
}

/* React writes what it hoists before everything else, and escapes `<` and `>` in it. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/;
const ELEMENT = /<title>[^<]*<\/title>|<[^>]*>/g;
const PRELOAD = /^<link rel="preload"/;

/** Parts markup of `prerender` into the metadata that its pages render (`PageMeta`) and the rest. */
export function splitMeta(markup: string): Split {
  const hoisted = HOISTED.exec(markup)?.[0] ?? '';
  const elements = hoisted.match(ELEMENT) ?? [];
  const isMeta = (element: string) => !PRELOAD.test(element);
  return {
    head: elements.filter(isMeta).join(''),
    html: elements.filter((element) => !isMeta(element)).join('') + markup.slice(hoisted.length),
  };
}
