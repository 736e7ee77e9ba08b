/** Beside the session: while its clock runs it is kept every few seconds, and when the page is put away. */
export const keepingRegion = {
  initial: 'beating',
  states: {
    beating: {
      on: { 'page.left': { guard: 'isActive', actions: 'keepWorkout' } },
      after: {
        beat: [
          { guard: 'isActive', target: 'beating', reenter: true, actions: 'keepWorkout' },
          { target: 'beating', reenter: true },
        ],
      },
    },
  },
} as const;
