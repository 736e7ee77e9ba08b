/**
 * Imported where it is used, so that a service with an outside provider never loads it. At its import it warns of Node 20, on which this
 * service is tested.
 */
export async function importedProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
