import { BRAND_JSON_SCHEMA, brandJsonSchemaText } from '@baize/brand/node';
import { existsSync, readFileSync } from 'node:fs';

/** Whether the JSON Schema that editors read differs from the schema that validates brands. */
export function staleJsonSchema(file = BRAND_JSON_SCHEMA): string[] {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === brandJsonSchemaText();
  return isFresh ? [] : ['libs/brand/brand.schema.json differs from the brand schema. Run: npm run gen'];
}
