/** How often the kill test kills: `KILLS=50` for a long run, a few times otherwise. */
export const killCount = Number(process.env.KILLS) || 4;
