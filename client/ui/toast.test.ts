import { expect } from 'chai';
import { createToastStore } from './toast.ts';

describe('toast store', () => {
  it('shows nothing at first', () => {
    expect(createToastStore().current()).to.equal(null);
  });

  it('shows one at a time: a new one takes the place of the old', () => {
    const store = createToastStore();
    store.show({ title: 'Quest Accepted' });
    store.show({ title: 'Quest Completed' });
    expect(store.current()).to.include({ title: 'Quest Completed' });
  });

  it('shows the same words again as a new toast', () => {
    const store = createToastStore();
    store.show({ title: 'Weight logged' });
    const first = store.current()?.id;
    store.show({ title: 'Weight logged' });
    expect(store.current()?.id).to.not.equal(first);
  });

  it('tells its listeners of each change until they leave', () => {
    const store = createToastStore();
    let announced = 0;
    const leave = store.subscribe(() => {
      announced += 1;
    });
    store.show({ title: 'Quest Reset' });
    store.show({ title: 'Quest Accepted' });
    leave();
    store.show({ title: 'Quest Reset' });
    expect(announced).to.equal(2);
  });
});
