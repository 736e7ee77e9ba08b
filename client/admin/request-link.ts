/** The part of the address that names the request under review: the browser's way back leads to the list. */
export const selectedParameter = 'request';

export const requestLink = (id: string): string => `?${selectedParameter}=${encodeURIComponent(id)}`;
