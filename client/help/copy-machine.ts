import { fromPromise, setup } from 'xstate';

/** How long the button says that it has copied. */
export const copiedMs = 2000;

/** Copies a text. Where the clipboard is refused, `selectText` offers it to be copied by hand. */
export const copyMachine = setup({
  types: { events: {} as { readonly type: 'copy.pressed' } },
  actors: { copy: fromPromise<void>(() => Promise.reject(new Error('Given by the screen.'))) },
  actions: { selectText: () => {} },
  delays: { copied: copiedMs },
}).createMachine({
  id: 'copy',
  initial: 'idle',
  states: {
    idle: { on: { 'copy.pressed': 'copying' } },
    copying: {
      invoke: {
        src: 'copy',
        onDone: 'copied',
        onError: { target: 'selected', actions: 'selectText' },
      },
    },
    copied: { after: { copied: 'idle' }, on: { 'copy.pressed': 'copying' } },
    selected: { on: { 'copy.pressed': 'copying' } },
  },
});
