/**
 * The personal fields of a state by path (`email`, `results[].notes`), each with its replacement after its key is destroyed; undefined
 * removes the field.
 */
export type PersonalPaths = { readonly [path: string]: unknown };

type Branch = Map<string, Branch | Leaf>;
type Leaf = { readonly erased: unknown };
type Fields = Record<string, unknown>;

const branches = new WeakMap<PersonalPaths, Branch>();

/** A copy with null for each personal field, and the field values in the order of the paths; no values when all are null. */
export function closeState(
  state: unknown,
  paths: PersonalPaths,
): { readonly closed: unknown; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  const closed = copyWithout(state, branchOf(paths), values);
  return { closed, values: values.every((value) => value === null) ? [] : values };
}

/** Restores the personal fields of a closed state, in place. @param values as returned by `closeState` */
export function openState(closed: unknown, paths: PersonalPaths, values: readonly unknown[]): void {
  const next = values.values();
  visitLeaves(closed, branchOf(paths), (owner, name) => {
    owner[name] = next.next().value;
  });
}

/** Replaces each personal field of a closed state with its value for erased data, in place. */
export function eraseState(closed: unknown, paths: PersonalPaths): void {
  visitLeaves(closed, branchOf(paths), (owner, name, { erased }) => {
    if (erased === undefined) Reflect.deleteProperty(owner, name);
    else owner[name] = structuredClone(erased);
  });
}

function branchOf(paths: PersonalPaths): Branch {
  let root = branches.get(paths);
  if (root) return root;
  root = new Map();
  for (const [path, erased] of Object.entries(paths)) {
    const names = path.replaceAll('[]', '').split('.');
    let branch = root;
    for (const name of names.slice(0, -1)) {
      const below = branch.get(name) ?? new Map();
      branch.set(name, below);
      branch = below as Branch;
    }
    branch.set(names.at(-1) ?? '', { erased });
  }
  branches.set(paths, root);
  return root;
}

/** Copies only the branches that lead to a personal field, because the state itself may be in use elsewhere. */
function copyWithout(value: unknown, branch: Branch, taken: unknown[]): unknown {
  if (Array.isArray(value)) return value.map((element) => copyWithout(element, branch, taken));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Fields = { ...value };
  for (const [name, below] of branch) {
    // JSON omits it as well.
    if (copy[name] === undefined) continue;
    if (below instanceof Map) copy[name] = copyWithout(copy[name], below, taken);
    else {
      taken.push(copy[name]);
      copy[name] = null;
    }
  }
  return copy;
}

type Visit = (owner: Fields, name: string, leaf: Leaf) => void;

function visitLeaves(value: unknown, branch: Branch, visit: Visit): void {
  if (Array.isArray(value)) for (const element of value) visitLeaves(element, branch, visit);
  else if (typeof value === 'object' && value !== null) visitFields(value as Fields, branch, visit);
}

function visitFields(owner: Fields, branch: Branch, visit: Visit): void {
  for (const [name, below] of branch) {
    if (owner[name] === undefined) continue;
    if (below instanceof Map) visitLeaves(owner[name], below, visit);
    else visit(owner, name, below);
  }
}
