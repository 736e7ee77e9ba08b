/**
 * The personal fields of a state by their paths (`email`, `results[].notes`), each with the value that stands for it once its key is
 * destroyed; undefined leaves the field out.
 */
export type PersonalPaths = { readonly [path: string]: unknown };

type Branch = Map<string, Branch | Leaf>;
type Leaf = { readonly erased: unknown };
type Fields = Record<string, unknown>;

const branches = new WeakMap<PersonalPaths, Branch>();

/** A copy with null in the place of each personal field, and what they were in the order of the paths; none where all are null. */
export function closeState(
  state: unknown,
  paths: PersonalPaths,
): { readonly closed: unknown; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  const closed = copyWithout(state, branchOf(paths), values);
  return { closed, values: values.every((value) => value === null) ? [] : values };
}

/** Puts the personal fields back into a closed state, which it changes in place. @param values as `closeState` gave them */
export function openState(closed: unknown, paths: PersonalPaths, values: readonly unknown[]): void {
  const next = values.values();
  visitLeaves(closed, branchOf(paths), (owner, name) => {
    owner[name] = next.next().value;
  });
}

/** Puts in the place of each personal field of a closed state what stands for something erased, in place. */
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

/** Copies only what leads to a personal field. The state itself may be in use elsewhere. */
function copyWithout(value: unknown, branch: Branch, taken: unknown[]): unknown {
  if (Array.isArray(value)) return value.map((element) => copyWithout(element, branch, taken));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Fields = { ...value };
  for (const [name, below] of branch) {
    // JSON leaves it out as well.
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
