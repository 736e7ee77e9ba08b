import { expect } from 'chai';
import { exerciseGuides } from '#domain/catalogue/guides/exercise-guides.ts';
import { exerciseLibrary } from '#domain/catalogue/guides/exercise-library.ts';
import { namedGuides } from '#domain/catalogue/guides/named-guides.ts';
import { allVariants, guideOfMove, moveFiles } from './all-moves.ts';
import { loopSeconds, mirrored, paced, poseAt, poseOf } from './motion.ts';
import type { Moves, Pose } from './move.ts';
import { moveFaults } from './move-faults.ts';
import { moveNamed, paceOf, questStepNames } from './named-moves.ts';
import { skeletonOf } from './skeleton.ts';
import { minus } from './vector.ts';

/** The most bytes of the data of a move. */
const mostBytes = 2000;

for (const [file, moves] of Object.entries(moveFiles))
  describe(`moving figures of ${file}`, () => {
    for (const [id, move] of Object.entries(moves)) {
      it(`${id} moves as a person does`, () => expect(moveFaults(move)).to.deep.equal([]));

      it(`${id} has a closed loop, steps of its guide and at most 2 kB`, () => {
        expect(JSON.stringify(move).length).to.be.at.most(mostBytes);
        const steps = guideOfMove(id)?.steps.length ?? 0;
        for (const [pose, seconds, , step] of move.keys) {
          expect(move.poses, pose).to.have.property(pose.replace('~', ''));
          expect(seconds, pose).to.be.greaterThan(0);
          if (step !== undefined) expect(step, pose).to.be.within(0, steps - 1);
        }
        const [start, end] = [0, loopSeconds(move)].map((at) => skeletonOf(poseAt(move, at)));
        expect(end).to.deep.equal(start);
      });
    }
  });

describe('a moving figure', () => {
  const move = moveFiles['upper-body']?.row;

  it('mirrors a pose with right and left swapped', () => {
    const pose = { hip: [0, 93, 2], turn: 10, foot: [10, 0], footL: [40, 0], armL: [90] } as const;
    const [there, back] = [skeletonOf(pose), skeletonOf(mirrored(pose))];
    for (const [x, y, z] of [there.legs.left.mid, there.arms.left.end])
      expect(
        [back.legs.right.mid, back.arms.right.end].some(
          (at) => Math.hypot(at[0] - x, at[1] - y, at[2] + z) < 0.001,
        ),
      ).to.equal(true);
  });

  it('is in the pose of a key when its time has come', () => {
    if (!move) throw new Error('no move');
    const [, second] = move.keys;
    if (!second) throw new Error('no key');
    expect(skeletonOf(poseAt(move, second[1]))).to.deep.equal(skeletonOf(poseOf(move, second)));
  });
});

describe('the checks of a move', () => {
  const faultsOf = (id: string, change: (pose: Pose) => Pose): string => {
    const move = Object.values(moveFiles).find((moves) => moves[id])?.[id];
    if (!move) throw new Error(`no move ${id}`);
    const poses = Object.entries(move.poses).map(([name, pose]) => [name, change(pose)] as const);
    return moveFaults({ ...move, poses: Object.fromEntries(poses) }).join();
  };

  it('name a knee that bends in a push-up', () =>
    expect(faultsOf('push-ups', ({ hip: [x, y], ...pose }) => ({ ...pose, hip: [x - 4, y] }))).to.contain(
      'straight knee',
    ));

  it('name a head that rises with the hips in a bridge', () =>
    expect(faultsOf('glute-bridges', (pose) => ({ ...pose, nod: 0 }))).to.contain('head does not stay'));

  it('name a hand that is not on the barbell', () => {
    const apart = (pose: Pose): Pose => ({ ...pose, handL: [0, 60, 22] });
    expect(faultsOf('deadlift', apart)).to.contain('hands apart on the barbell');
    expect(faultsOf('glute-bridges-barbell', apart)).to.contain('hand off the barbell');
  });

  it('name toes that reach the floor in a hang', () =>
    expect(faultsOf('dead-hang', (pose) => ({ ...pose, hip: [0, 104], foot: [2, 2, 50] }))).to.contain(
      'toes under the bar',
    ));

  it('let each plank of a circuit have straight legs', () => {
    for (const [id, { poses }] of Object.entries(Object.assign({}, ...Object.values(moveFiles)) as Moves)) {
      if (!poses.plank || id.includes('knees')) continue;
      const { root, mid, end } = skeletonOf(poses.plank).legs.right;
      const way =
        Math.hypot(...minus(end, root)) / (Math.hypot(...minus(mid, root)) + Math.hypot(...minus(end, mid)));
      expect(way, id).to.be.greaterThan(0.98);
    }
  });
});

describe('moves of modifications', () => {
  const ids = Object.values(moveFiles).flatMap((moves) => Object.keys(moves));

  for (const [id, variants] of Object.entries(allVariants))
    it(`${id} has a move, or none for a tip, for each modification`, () => {
      expect(variants.length).to.equal(guideOfMove(id)?.modifications.length);
      for (const variant of variants) if (variant !== null) expect(ids).to.include(variant);
    });
});

describe('the moving figures of exercises', () => {
  it('are there for all 66 of the library and for all that have a guide', () => {
    expect(exerciseLibrary.length).to.equal(66);
    for (const name of [...exerciseLibrary.map((exercise) => exercise.name), ...Object.keys(namedGuides)]) {
      const named = moveNamed(name);
      expect(named, name).to.not.equal(null);
      expect(moveFiles[named?.file ?? ''], name).to.have.property(named?.moveId ?? '');
    }
  });

  it('take longer where the name is about a slow tempo', () => {
    const squats = moveFiles['lower-body']?.squats;
    if (!squats) throw new Error('no move');
    expect(loopSeconds(paced(squats, paceOf('Slow Air Squats')))).to.be.closeTo(
      1.6 * loopSeconds(squats),
      0.001,
    );
    expect(paced(squats, paceOf('Air Squats'))).to.equal(squats);
  });

  it('are there for steps of quests, each by its name', () => {
    for (const name of questStepNames) {
      const named = moveNamed(name);
      expect(moveFiles[named?.file ?? ''], name).to.have.property(named?.moveId ?? '');
    }
  });

  it('are there for a name as people write it, by its guide', () =>
    expect(moveNamed('my kettlebell rows', 'row')).to.deep.equal({
      file: 'upper-body',
      guideId: 'row',
      moveId: 'row',
    }));

  it('are in the file of their guide', () => {
    for (const { id } of exerciseGuides) {
      const file = moveNamed('', id)?.file;
      expect(moveFiles[file ?? ''], id).to.have.property(id);
      expect(allVariants, id).to.have.property(id);
    }
  });
});
