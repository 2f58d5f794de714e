/** Empty: MDX of this site knows its components by name. */
export default {};
