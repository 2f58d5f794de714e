/** Stands for style sheets, pictures and fonts that components import. */
export default '/asset';
