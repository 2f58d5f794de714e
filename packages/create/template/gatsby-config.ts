import { defineConfig } from 'help-portal/config';

export default defineConfig();
