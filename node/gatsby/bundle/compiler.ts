import { rspack } from '@rspack/core';
import type { Compiler } from '@rspack/core';
import type { GatsbyConfiguration } from './gatsby-configuration';
import { createOptions } from './options';

/** Creates the compiler of a bundle, in place of webpack's. */
export function createCompiler(configuration: GatsbyConfiguration): Compiler {
  return rspack(createOptions(configuration));
}
