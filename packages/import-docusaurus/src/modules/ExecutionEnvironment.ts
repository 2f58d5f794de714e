import { environmentOf } from '../values/environment';

const environment = environmentOf(typeof window !== 'undefined');

export const { canUseDOM } = environment;

export default environment;
