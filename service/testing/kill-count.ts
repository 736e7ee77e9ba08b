/** Number of kills in the kill test: `KILLS=50` for a long run, a few by default. */
export const killCount = Number(process.env.KILLS) || 4;
