import { type Award, awardUnder, type PointsRules } from '#domain/points/points-rules.ts';

const unnamed: PointsRules = {
  easy: Number.NaN,
  medium: Number.NaN,
  hard: Number.NaN,
  luckyDay: Number.NaN,
  workout: Number.NaN,
  routine: Number.NaN,
};

/** What would have been awarded if only some of the rules were others: what these do not name keeps the points that it was given. */
export function awardChangedBy(changes: Partial<PointsRules>): Award {
  const award = awardUnder({ ...unnamed, ...changes });
  return (event) => {
    const points = award(event);
    return Number.isNaN(points) ? event.points : points;
  };
}
