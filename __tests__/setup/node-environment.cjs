const { TestEnvironment } = require('jest-environment-node');

module.exports = class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    // See `native-module.cjs`.
    Object.assign(this.global, { loadNatively: require });
  }
};
