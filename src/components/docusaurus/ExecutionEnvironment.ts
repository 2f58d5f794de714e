import { environmentOf } from '../../shared/docusaurus-values';

const environment = environmentOf(typeof window !== 'undefined');

export const { canUseDOM } = environment;

export default environment;
