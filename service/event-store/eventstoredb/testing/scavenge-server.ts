type Answer = { readonly scavengeId?: string };

/** Starts a scavenge on each node of an EventStoreDB, and waits for their ends. */
export async function scavengeServer(connectionString: string): Promise<void> {
  const [, hosts = ''] = /^[^/]+\/\/(?:[^@/]*@)?([^/?]*)/.exec(connectionString) ?? [];
  const [first = '', ...others] = hosts.split(',');
  // The URL parser accepts one host only.
  const { username, password, searchParams } = new URL(connectionString.replace(hosts, first));
  const scheme = searchParams.get('tls') === 'false' ? 'http' : 'https';
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  for (const host of [first, ...others]) await scavengeNode(`${scheme}://${host}/admin/`, authorization);
}

async function scavengeNode(admin: string, authorization: string): Promise<void> {
  const headers = { accept: 'application/json', authorization };
  const ask = async (method: string, path: string): Promise<Answer> => {
    const response = await fetch(`${admin}${path}`, { method, headers });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { scavengeId } = await ask('POST', 'scavenge');
  while ((await ask('GET', 'scavenge/current')).scavengeId === scavengeId);
}
