/**
 * Packages that export ES modules only are found as such; all others as CommonJS.
 * @type {import('jest-resolve').SyncResolver}
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    try {
      const conditions = ['import', 'default', ...(options.conditions ?? [])];
      return options.defaultResolver(request, { ...options, conditions });
    } catch {
      throw error;
    }
  }
};
