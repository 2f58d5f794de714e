import { defineConfig } from 'help-portal/config';

/** What the configuration says is in `node/site-config.ts`. */
export default defineConfig();
