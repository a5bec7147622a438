/** Corrupt contents of a browser's storage: twelve ways in which any key can be broken. */
export const BROKEN_TEXTS = [
  '',
  'null',
  'undefined',
  '{',
  '[]',
  '{}',
  'true',
  '1e999',
  '"text"',
  '{"__proto__":{"polluted":true}}',
  '{"id":7,"username":5,"currency":1,"balance":[],"title":{},"domain":[]}',
  '\u0000\uffff'.repeat(5000),
] as const;
