import { useState } from 'react';

/** The openings of a dialog that a machine opens. */
export type Openings = {
  /** Opens with each number that is higher. */
  openings: number;
};

/** Counts how often a dialog was opened. */
export function useOpenings(): Openings & { open: () => void } {
  const [openings, setOpenings] = useState(0);
  return { openings, open: () => setOpenings((before) => before + 1) };
}
