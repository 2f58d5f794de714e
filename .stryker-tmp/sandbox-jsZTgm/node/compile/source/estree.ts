import type { Expression, Identifier, Literal, Pattern, VariableDeclaration } from 'estree-jsx';

export const identifier = (name: string): Identifier => ({ type: 'Identifier', name });

export const literal = (value: string | number): Literal => ({ type: 'Literal', value });

/** `callee(…parameters)` */
export function call(callee: Expression, parameters: Expression[]): Expression {
  return { type: 'CallExpression', callee, arguments: parameters, optional: false };
}

/** `object[key]` */
export function member(object: Expression, key: string | number): Expression {
  return {
    type: 'MemberExpression',
    object,
    property: literal(key),
    computed: true,
    optional: false,
  };
}

/** `arguments[0][name]`: a member of the scope that a compiled file runs with. */
export function scopeMember(name: string): Expression {
  return member(member(identifier('arguments'), 0), name);
}

/** `const id = init` */
export function constant(id: Pattern, init: Expression): VariableDeclaration {
  return { type: 'VariableDeclaration', kind: 'const', declarations: [{ type: 'VariableDeclarator', id, init }] };
}
