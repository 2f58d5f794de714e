export { defineConfig } from '../node/site-config';
