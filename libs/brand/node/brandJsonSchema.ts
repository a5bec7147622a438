import { DEFAULT_LANGUAGE, LANGUAGES } from '@baize/i18n/languages';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { defaultBrand } from '../src/defaultBrand.ts';
import { brandSchema } from './brandSchema.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The generated file that gives editors completion and descriptions for a brand.json. */
export const BRAND_JSON_SCHEMA = join(import.meta.dirname, '../brand.schema.json');

/** A language without a tagline uses the default language's, so only that one is required. */
const OPTIONAL_TAGLINES = Object.fromEntries(
  LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => [language, undefined]),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Marks fields with a default as optional and adds the default to the schema. */
function withOptional(schema: JsonSchema, defaults: Readonly<Record<string, unknown>>): JsonSchema {
  const usual = new Map(Object.entries(defaults));
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const value = usual.get(name);
    if (value === undefined || typeof field === 'boolean') return [name, field] as const;
    const isBlock = isRecord(value) && field.properties !== undefined;
    return [name, isBlock ? withOptional(field, value) : { ...field, default: value }] as const;
  });
  /* A block is required only if it has a field without a default. */
  const isOptional = (name: string) => {
    const field = new Map(properties).get(name);
    return usual.has(name) && !(isRecord(field) && isRecord(usual.get(name)) && hasRequired(field));
  };
  const { required = [], ...rest } = schema;
  const stated = required.filter((name) => !isOptional(name));
  return {
    ...rest,
    properties: Object.fromEntries(properties),
    ...(stated.length > 0 && { required: stated }),
  };
}

const hasRequired = (schema: Readonly<Record<string, unknown>>) => Array.isArray(schema.required);

/** A field's description, including the allowed values from its validation message. */
function describe(zodSchema: z.core.$ZodType, schema: JsonSchema) {
  /* Our messages don't depend on the value. */
  const allowed = zodSchema._zod.def.error?.({ code: 'custom', input: undefined } as never);
  const text = typeof allowed === 'object' ? allowed?.message : allowed;
  if (!text || schema.properties || schema.enum) return;
  schema.description = schema.description ? `${schema.description} Allowed: ${text}.` : `Allowed: ${text}.`;
}

/** The JSON Schema of a brand.json, from the schema that validates it. */
export function brandJsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(brandSchema, {
    target: 'draft-07',
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema),
  });
  const { properties, ...rest } = withOptional(schema, { ...defaultBrand, tagline: OPTIONAL_TAGLINES });
  return {
    ...rest,
    title: 'A brand of Baize',
    properties: {
      $schema: { type: 'string', description: 'The path of this schema, for editors.' },
      ...properties,
    },
  };
}

/** The text of the generated file. */
export const brandJsonSchemaText = () => `${JSON.stringify(brandJsonSchema(), null, 2)}\n`;
