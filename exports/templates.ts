/** `help-portal/templates`: the page of a document, for templates of page kinds. Their query asks for `...DocPage`. */
export { default as DocTemplate, Head as DocHead } from '../src/templates/doc';
