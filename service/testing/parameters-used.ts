import { parseSync } from 'oxc-parser';

type Node = { readonly type: string; readonly [field: string]: unknown };
type Text = (...parameters: never[]) => unknown;

/** A parameter that the body of a function reads: by name, and the names that are taken out of it (`{ count }`). */
type Parameter = { readonly isUsed: boolean; readonly names: readonly string[] };

/** The parameters of a function in their order, and which of them its body reads. */
function parametersOf(text: Text): readonly Parameter[] {
  const { params, body } = functionIn(text);
  const used = namesIn(body);
  return params.map((param) => {
    const names = boundNames(param);
    const inner = used.concat(...names.map(({ standard }) => namesIn(standard)));
    return {
      isUsed: names.some(({ name }) => inner.includes(name)),
      names: names.flatMap(({ key, name }) => (key !== null && inner.includes(name) ? key : [])),
    };
  });
}

function functionIn(text: Text): { readonly params: readonly Node[]; readonly body: unknown } {
  const source = text.toString();
  // The source of a method has no `function` before it.
  for (const whole of [`(${source})`, `({ ${source} })`]) {
    const { program, errors } = parseSync('text.js', whole);
    const found = errors.length === 0 ? functionsIn(program)[0] : undefined;
    if (found) return { params: found.params as readonly Node[], body: found.body };
  }
  throw new Error(`no function: ${source}`);
}

function functionsIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(functionsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (/^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type)) return [node];
  return Object.values(node).flatMap(functionsIn);
}

type Bound = { readonly key: string | null; readonly name: string; readonly standard: unknown };

/** The names that a parameter gives, with the key of the object that each comes from, and the value that stands in for a missing one. */
function boundNames(param: Node, key: string | null = null): readonly Bound[] {
  if (param.type === 'Identifier') return [{ key, name: String(param.name), standard: null }];
  if (param.type === 'AssignmentPattern')
    return boundNames(param.left as Node, key).map((one) => ({ ...one, standard: param.right }));
  if (param.type === 'RestElement') return boundNames(param.argument as Node, key);
  if (param.type === 'ArrayPattern')
    return (param.elements as readonly (Node | null)[]).flatMap((one) => (one ? boundNames(one) : []));
  return ((param.properties ?? []) as readonly Node[]).flatMap((property) =>
    property.type === 'RestElement'
      ? boundNames(property)
      : boundNames(property.value as Node, String((property.key as Node).name)),
  );
}

/** The identifiers that are read somewhere in a piece of code. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'MemberExpression' && node.computed !== true) return namesIn(node.object);
  if (node.type === 'Property' && node.computed !== true) return namesIn(node.value);
  return Object.values(node).flatMap(namesIn);
}

/**
 * The parameters that a text of English says and its translation does not, by their place (from 1) or by their name in an object.
 * A function that another one made shows the parameters of its source.
 */
export function lostParameters(english: Text, translated: Text): readonly string[] {
  const theirs = parametersOf(translated);
  return parametersOf(english).flatMap(({ isUsed, names }, place) => {
    const other = theirs[place];
    if (!isUsed) return [];
    if (!other?.isUsed) return [String(place + 1)];
    // Another way to take the same object: by its name.
    return other.names.length === 0 ? [] : names.filter((name) => !other.names.includes(name));
  });
}

/** The names that a function takes out of its one object, as far as its body reads them. */
export const namesTaken = (text: Text): readonly string[] => parametersOf(text).flatMap(({ names }) => names);
