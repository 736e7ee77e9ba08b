/** The values of an entry in which nothing was filled in. */
export const nothingMeasured = {
  weight: null,
  height: null,
  bodyFatPercent: null,
  waistCircumference: null,
  hipCircumference: null,
  chestCircumference: null,
  leanBodyMass: null,
} as const;
