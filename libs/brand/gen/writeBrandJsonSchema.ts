/** `npm run gen`: writes `brand.schema.json`; `npm run check:brands` reports a stale one. */
import { writeFileSync } from 'node:fs';
import { BRAND_JSON_SCHEMA, brandJsonSchemaText } from '../node/brandJsonSchema.ts';

writeFileSync(BRAND_JSON_SCHEMA, brandJsonSchemaText());
console.log('Wrote libs/brand/brand.schema.json');
