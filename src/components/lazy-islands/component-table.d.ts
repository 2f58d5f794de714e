/** The modules that pages import; `node/compile/component-table.ts` writes it, for the HTML renderer and the browser. */
declare module 'component-table' {
  type ComponentModule = Readonly<Record<string, unknown>>;

  /** Returns a module's exports: at once when HTML is rendered, undefined if no page imported it when the build began. */
  export function loadModule(name: string): ComponentModule | Promise<ComponentModule> | undefined;
}
