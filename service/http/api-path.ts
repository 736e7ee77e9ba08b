/** Whether a path belongs to the API, where an answer is never a page of the client. */
export function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
