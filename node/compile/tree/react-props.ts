import type { Properties } from 'hast';
import { find, hastToReact, html } from 'property-information';
import type { JsonValue } from '../../../src/shared/content-tree';

/** What a form field has at first: React would hold it to `value` and `checked`. */
const firstValues: Readonly<Record<string, string>> = { value: 'defaultValue', checked: 'defaultChecked' };
const fields = ['input', 'select', 'textarea'];

/** Converts the attributes of an HTML element to React props. */
export function toReactProps(tagName: string, properties: Properties): { [prop: string]: JsonValue } {
  const props: { [prop: string]: JsonValue } = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const first = fields.includes(tagName) ? firstValues[key] : undefined;
    if (first !== undefined) {
      props[first] = Array.isArray(value) ? value.join(' ') : value;
      continue;
    }
    const info = find(html, key);
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    if (key === 'style' && typeof value === 'string') props.style = toStyleObject(value);
    else props[name] = Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value;
  }
  return props;
}

/** `text-align:left` → `{textAlign: 'left'}` */
function toStyleObject(css: string): { [property: string]: string } {
  const style: { [property: string]: string } = {};
  for (const declaration of css.split(/;(?![^(]*\))/)) {
    const [name = '', ...value] = declaration.split(':');
    const property = name.trim();
    if (!property || value.length === 0) continue;
    const key = property.startsWith('--')
      ? property
      : property.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    style[key] = value.join(':').trim();
  }
  return style;
}
