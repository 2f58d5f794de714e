/** Packages that export ES modules only are found as such; all others as CommonJS. */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    try {
      return options.defaultResolver(request, { ...options, conditions: ['import', 'default', ...(options.conditions ?? [])] });
    } catch {
      throw error;
    }
  }
};
