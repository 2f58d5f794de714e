/** In place of the table that a build writes: `modules` is what tests put there. */
export const modules = new Map<string, () => object | Promise<object>>();

export const loadModule = (name: string): unknown => modules.get(name)?.();
