/** Brand data for Node: schema, loading, checks. Nothing in here may end up in a browser. */
export { describeProblem, type BrandProblem } from './BrandProblem.ts';
export { BRAND_JSON_SCHEMA, brandJsonSchemaText } from './brandJsonSchema.ts';
export { brandSchema } from './brandSchema.ts';
export { brandsFolder } from './brandsFolder.ts';
export { ARTWORK, loadBrands, type LoadedBrands } from './loadBrands.ts';
export { lookDistance, nearestLooks, tooAlike } from './lookDistance.ts';
export { logoSymbol, type LogoSymbol } from './logoSymbol.ts';
export { BRAND_VERSION } from './migrateBrand.ts';
export { isProblems, parseBrand } from './parseBrand.ts';
export { listBrandSwitches, type BrandSwitch } from './listBrandSwitches.ts';
