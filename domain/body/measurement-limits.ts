/** Of a typed measurement: in characters, after trimming. */
export const maxMeasurementLength = 12;
