/** Stands for the text of an inlined function. */
export default 'function inlined(){}';
