import { pageGlobals } from './page-code';

/** Returns objects of the language that all pages share, by name. */
function builtins({
  Array,
  Function,
  JSON,
  Map,
  Math,
  Number,
  Object,
  Promise,
  RegExp,
  Set,
  String,
}: typeof globalThis) {
  return {
    Object,
    'Object.prototype': Object.prototype,
    Array,
    'Array.prototype': Array.prototype,
    'Function.prototype': Function.prototype,
    'String.prototype': String.prototype,
    'Number.prototype': Number.prototype,
    'RegExp.prototype': RegExp.prototype,
    'Map.prototype': Map.prototype,
    'Set.prototype': Set.prototype,
    Promise,
    'Promise.prototype': Promise.prototype,
    JSON,
    Math,
  };
}

/** The page's own and those that come with the values we give it, such as `frontMatter`. */
const shared: [string, object][] = [
  ...Object.entries(builtins(pageGlobals)),
  ['globalThis', pageGlobals],
  ...Object.entries(builtins(globalThis)),
];

/**
 * Remembers these objects. Returns a function that undoes what a page's code has changed in them meanwhile, because
 * every later page would get it too, and returns the names of the changed properties.
 */
export function guardBuiltins(): () => string[] {
  const originals = shared.map(([name, object]) => ({
    name,
    object,
    properties: new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)])),
  }));
  return () => originals.flatMap(restore);
}

interface Original {
  name: string;
  object: object;
  properties: ReadonlyMap<string | symbol, PropertyDescriptor | undefined>;
}

function restore({ name, object, properties }: Original): string[] {
  const changed: string[] = [];
  for (const key of new Set([...Reflect.ownKeys(object), ...properties.keys()])) {
    const original = properties.get(key);
    const present = Object.getOwnPropertyDescriptor(object, key);
    if (present && original && Object.is(present.value, original.value) && present.get === original.get) continue;
    changed.push(`${name}.${String(key)}`);
    if (original) Object.defineProperty(object, key, original);
    else Reflect.deleteProperty(object, key);
  }
  return changed;
}
