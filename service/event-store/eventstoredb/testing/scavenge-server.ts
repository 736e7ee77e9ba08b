type Answer = { readonly scavengeId?: string };

/** Starts a scavenge on a single-node EventStoreDB and waits for its end. */
export async function scavengeServer(connectionString: string): Promise<void> {
  const { host, username, password, searchParams } = new URL(connectionString);
  const scheme = searchParams.get('tls') === 'false' ? 'http' : 'https';
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const headers = { accept: 'application/json', authorization };
  const ask = async (method: string, path: string): Promise<Answer> => {
    const response = await fetch(`${scheme}://${host}/admin/${path}`, { method, headers });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { scavengeId } = await ask('POST', 'scavenge');
  while ((await ask('GET', 'scavenge/current')).scavengeId === scavengeId);
}
