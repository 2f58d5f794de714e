export { Tabs as default } from './engine';
