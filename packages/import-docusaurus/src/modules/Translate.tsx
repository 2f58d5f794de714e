import { Fragment } from 'react';
import type { ReactNode } from 'react';

type Values = Readonly<Record<string, ReactNode>>;

interface TranslateProps {
  /** The English text, with `{name}` for each value. */
  children?: string;
  values?: Values;
}

/** Renders the English text: the site has one language. */
export default function Translate({ children = '', values = {} }: TranslateProps): ReactNode {
  return split(children, values).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** Returns the English text. */
export function translate(
  { message = '' }: { message?: string },
  values: Readonly<Record<string, string>> = {},
): string {
  return split(message, values).map(String).join('');
}

function split(text: string, values: Values): ReactNode[] {
  return text.split(/(\{\w+\})/).map((part) => (/^\{\w+\}$/.test(part) ? (values[part.slice(1, -1)] ?? part) : part));
}
