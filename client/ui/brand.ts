export const brand = 'Rondel';
