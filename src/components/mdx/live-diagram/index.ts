export { LiveDiagram } from './LiveDiagram';
