/**
 * The script variant (ADR 13): it loads the book from the providers' origin into the element that contains the script,
 * or into the body if it was run in another way. It's a constant text with one JSON string in it.
 */
export const bookScript = (address: string): string =>
  `(()=>{const s=document.createElement('script');s.src=${JSON.stringify(address)};(document.currentScript?.parentElement??document.body).append(s)})()`;
