export const brand = 'Rondel';

export const brandTexts = {
  welcome: `Welcome to ${brand}`,
  poweredBy: `Powered by ${brand}`,
};
