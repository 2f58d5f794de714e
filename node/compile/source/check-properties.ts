import { find, html } from 'property-information';
import { z } from 'zod';
import { closestNames } from '../../base/closest-names';
import { acceptedProperties, componentProperties } from '../../content/component-properties';
import { componentNamed } from '../../content/site-content';
import type { CompileContext, SourcePlace } from '../compile-context';
import { findDataFault } from './data-fault';
import { ComponentReference, placeholder } from './scope';

/** Warns of properties that a component for writers does not have, and of values that mean nothing to it. */
export function checkProperties(
  name: string,
  props: Readonly<Record<string, unknown>>,
  context: CompileContext,
  place: SourcePlace | undefined,
): void {
  const schema = schemaOf(name);
  if (!schema) return;
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const takesAttributes = schema.def.catchall !== undefined;
  const names = Object.keys(shape);
  for (const [key, value] of Object.entries(props)) {
    if (isNothing(value)) continue;
    const property = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (property === undefined) {
      if (acceptedProperties.includes(key) || /^(?:data|aria)-/.test(key)) continue;
      if (takesAttributes && isAttribute(key)) continue;
      const [closest] = key === 'class' ? ['className'] : closestNames(key, [...names, ...acceptedProperties]);
      const guess = closest === undefined ? '' : ` Did you mean "${closest}"?`;
      const expected = names.length === 0 ? 'none' : `one of: ${names.join(', ')}`;
      context.warn('unknown-property', `<${name}> has no property "${key}".${guess} Expected ${expected}.`, place);
      continue;
    }
    const issue = z.safeParse(property, value).error?.issues[0];
    if (issue === undefined) continue;
    context.warn('invalid-property', `"${key}" of <${name}> is ${describe(value)}. Expected ${issue.message}.`, place);
  }
}

function schemaOf(name: string): z.ZodObject | undefined {
  const schemas: Readonly<Record<string, z.ZodObject>> = componentProperties;
  return Object.hasOwn(schemas, name) ? schemas[name] : componentNamed(name)?.properties;
}

/** Whether a value is that of a property that is not given, or has been reported because it is no data. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === placeholder) return true;
  return value instanceof ComponentReference || findDataFault(value) !== null;
}

function isAttribute(key: string): boolean {
  return Object.hasOwn(html.property, find(html, key).property);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
