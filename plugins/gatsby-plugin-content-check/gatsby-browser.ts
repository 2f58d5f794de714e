import type { GatsbyBrowser } from 'gatsby';
import { mountPanel } from './src/mount-panel';

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = mountPanel;
