import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Document } from 'yaml';
import { z } from 'zod';
import { isRecord } from '../base/is-record';

/** What a schema says of a place of the document: the kinds of value that it may hold. */
type Candidates = readonly z.core.$ZodType[];

export interface WrittenValue {
  /** The value of the document with each text as its author wrote it. */
  value: unknown;
  /** Texts that YAML reads as something else, by their path. */
  misread: { path: PropertyKey[]; source: string }[];
  /** Keys that no candidate knows, by their path, and those that are known there. */
  unknownKeys: { path: PropertyKey[]; known: string[]; isError: boolean }[];
}

/** Returns the name of a key: what was written if it is a number. */
export function nameOfKey(key: unknown): string {
  if (!isScalar(key)) return String(key);
  return typeof key.value === 'number' ? (key.source ?? String(key.value)) : String(key.value);
}

/**
 * Returns the value of a document that is to follow a schema. Where the schema expects text and YAML sees a number, the
 * value is what was written: `3.10` and not 3.1, `007` and not 7.
 * @reach zod: the parts of a schema are in `_zod.def`, and classes such as `$ZodUnion` in `z.core`; the types; text
 *   such as `1.10` becomes a number: `front-matter.test.ts`
 */
export function readAsWritten(document: Document, schema: z.core.$ZodType): WrittenValue {
  const result: WrittenValue = { value: {}, misread: [], unknownKeys: [] };

  function read(
    node: unknown,
    value: unknown,
    candidates: Candidates,
    path: PropertyKey[],
    parents: unknown[],
  ): unknown {
    const target = isAlias(node) ? node.resolve(document) : node;
    // A list may hold itself through an alias.
    if (candidates.length === 0 || parents.includes(target)) return value;
    if (isScalar(target)) return readScalar(target.source, value, candidates, path);
    if (isSeq(target) && Array.isArray(value)) {
      return value.map((item: unknown, index) =>
        read(target.items[index], item, itemsOf(candidates, index), [...path, index], [...parents, target]),
      );
    }
    if (!isMap(target) || !isRecord(value)) return value;
    const shapes = candidates.filter((one): one is z.core.$ZodObject => one instanceof z.core.$ZodObject);
    const known = shapes.flatMap(({ _zod }) => Object.keys(_zod.def.shape));
    const isClosed = shapes.length > 0 && !candidates.some(takesAnyKey);
    const isError = shapes.some(({ _zod }) => _zod.def.catchall instanceof z.core.$ZodNever);
    return Object.fromEntries(
      target.items.map(({ key, value: child }) => {
        const name = nameOfKey(key);
        const ownPath = [...path, name];
        if (isClosed && !known.includes(name)) result.unknownKeys.push({ path: ownPath, known, isError });
        const plain = value[isScalar(key) ? String(key.value) : name];
        return [name, read(child, plain, valuesOf(candidates, name), ownPath, [...parents, target])];
      }),
    );
  }

  function readScalar(
    source: string | undefined,
    value: unknown,
    candidates: Candidates,
    path: PropertyKey[],
  ): unknown {
    if (typeof value === 'string' || source === undefined || !candidates.some(isText)) return value;
    if (candidates.some((one) => holds(one, value))) return value;
    if (typeof value !== 'number') result.misread.push({ path, source });
    return source;
  }

  result.value = read(document.contents, document.toJS() ?? {}, flatten(schema), [], []);
  return result;
}

/** Returns the schemas that a value may follow, without what is wrapped around them. */
function flatten(schema: z.core.$ZodType | undefined): z.core.$ZodType[] {
  if (schema === undefined) return [];
  if (schema instanceof z.core.$ZodNullable)
    return [new z.ZodNull({ type: 'null' }), ...flatten(schema._zod.def.innerType)];
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return flatten(schema._zod.def.innerType);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(flatten);
  if (schema instanceof z.core.$ZodLazy) return flatten(schema._zod.def.getter());
  if (schema instanceof z.core.$ZodPipe) {
    const { in: before, out } = schema._zod.def;
    return flatten(before instanceof z.core.$ZodTransform ? out : before);
  }
  return [schema];
}

function itemsOf(candidates: Candidates, index: number): Candidates {
  return candidates.flatMap((one) => {
    if (one instanceof z.core.$ZodArray) return flatten(one._zod.def.element);
    return one instanceof z.core.$ZodTuple ? flatten(one._zod.def.items[index]) : [];
  });
}

function valuesOf(candidates: Candidates, key: string): Candidates {
  return candidates.flatMap((one) => {
    if (one instanceof z.core.$ZodRecord) return flatten(one._zod.def.valueType);
    if (!(one instanceof z.core.$ZodObject)) return [];
    const { shape, catchall } = one._zod.def;
    return flatten(Object.hasOwn(shape, key) ? shape[key] : catchall);
  });
}

/** Whether a schema knows no key by name, or takes others too. */
function takesAnyKey(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.core.$ZodRecord || schema instanceof z.core.$ZodUnknown) return true;
  if (!(schema instanceof z.core.$ZodObject)) return false;
  const { catchall } = schema._zod.def;
  return catchall !== undefined && !(catchall instanceof z.core.$ZodNever);
}

const isText = (schema: z.core.$ZodType): boolean => schema instanceof z.core.$ZodString;

/** Whether a schema that is no text accepts a number, a flag or null as it is. */
function holds(schema: z.core.$ZodType, value: unknown): boolean {
  return !isText(schema) && z.safeParse(schema, value).success;
}
