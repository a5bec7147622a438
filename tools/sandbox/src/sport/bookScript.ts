/**
 * The text of the script variant: it loads the book from the providers' origin into the element that it stands in, or into
 * the body when it was run in another way (document 2 section 2.7). It is plain text with one JSON string in it.
 */
export const bookScript = (address: string): string =>
  `(()=>{const s=document.createElement('script');s.src=${JSON.stringify(address)};(document.currentScript?.parentElement??document.body).append(s)})()`;
