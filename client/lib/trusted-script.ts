type Policy = { createScriptURL(url: string): string };
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
};

let policy: Policy | undefined;

/** The address of a worker's script. The content security policy lets workers be named by the policy `sw` alone, which can be made once. */
export function trustedScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('sw', { createScriptURL: (same) => same });
  return policy?.createScriptURL(url) ?? url;
}
