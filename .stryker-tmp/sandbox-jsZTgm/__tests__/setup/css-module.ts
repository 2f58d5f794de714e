/** Stands for every CSS module: each class name is its own key, whether imported by name, as namespace or as default. */
const names: Record<string, string> = new Proxy({}, { get: (_, key) => String(key) });

module.exports = new Proxy(
  {},
  {
    get: (_, key) => {
      if (key === '__esModule') return true;
      return key === 'default' ? names : String(key);
    },
  },
);
