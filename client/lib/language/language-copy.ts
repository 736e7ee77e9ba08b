export const languageCopy = {
  label: 'Language',
  asBrowser: 'As in the browser',
  note: 'The page loads once more in the language that you choose.',
  needsNetwork: 'The texts of another language come from the network. Choose it when you are online.',
};
