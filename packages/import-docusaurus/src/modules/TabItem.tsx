export { TabItem as default } from './engine';
