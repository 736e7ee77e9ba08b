import { expect } from 'chai';
import { readModelNames, readModelsNamed } from './read-model-names.ts';

const namesOf = (list?: string) => readModelsNamed(list).map(({ name }) => name);

describe('names of read models', () => {
  it('select all read models when none is named', () => {
    expect(namesOf()).to.deep.equal(readModelNames);
  });

  it('can be terms of the product', () => {
    expect(namesOf('streak,points')).to.deep.equal(['activities', 'points_ledgers']);
  });

  it('cover every folder with a read model', () => {
    const words =
      'streak,points,achievement,token,assessment,audit,beta,body,checkin,import,member,path,program,publicpage,push,quest,reminders,routine,sign-in,together,webhook,workout';
    expect(namesOf(words)).to.deep.equal(readModelNames);
  });

  it('count once, with spaces and in any order', () => {
    expect(namesOf('points_ledgers, activities,points')).to.deep.equal(['activities', 'points_ledgers']);
  });

  it('are refused when unknown', () => {
    expect(() => namesOf('streaks')).to.throw(
      RangeError,
      'There is no read model streaks; there are access_tokens,',
    );
    expect(() => namesOf('constructor')).to.throw(RangeError, 'There is no read model');
  });
});
