/** Texts of the component page, which exists in development only. */
export const componentPageCopy = {
  title: 'Components of the client',
  lead: 'Every shared component in every state. The switches change the colours, the direction and the length of the words.',
  colours: 'Colours',
  systemColours: 'As the system',
  light: 'Light',
  dark: 'Dark',
  direction: 'Direction',
  leftToRight: 'Left to right',
  rightToLeft: 'Right to left',
  words: 'Words',
  usualWords: 'Usual words',
  longWords: 'Long words',
  sections: {
    text: 'Text and icons',
    actions: 'Buttons and links',
    marks: 'Chips, discs and dots',
    fields: 'Fields',
    choices: 'Choices',
    switching: 'Segments, tabs and accordion',
    surfaces: 'Cards and panels',
    states: 'Empty, loading and failed',
    navigation: 'Navigation',
    meters: 'Meters and tracks',
    charts: 'Charts',
    wheel: 'Wheel',
    exercises: 'Exercises',
    plan: 'Plan builder',
    overlays: 'Dialogs and toasts',
  },
  numeralMark: '%',
  time: '12:05',
  longTime: '123:59:05',
  timeLeft: '12 minutes and 5 seconds left',
  weekLetters: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  weekDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  openDialog: 'Open the dialog',
  askConfirmation: 'Ask for confirmation',
  askDeletion: 'Ask before deleting',
  openGuide: 'Open the guide',
  showToast: 'Show a toast',
  showFailure: 'Show a failure',
  wait: 'Please wait...',
  spin: 'Spin',
  planSummary: '2 exercises, about 15 minutes, easy',
  group: 'Strength',
  target: (weight: number): string => `${weight} lbs`,
  numbered: (word: string, number: number): string => `${word} ${number}`,
  skeletons: 'Loading components',
  picture: 'Picture of the wheel',
  figures: 'Figures of the chart',
};

/** The content of the example components. */
export type ExampleWords = {
  readonly label: string;
  readonly name: string;
  readonly sentence: string;
  readonly hint: string;
  readonly error: string;
  readonly unit: string;
  readonly value: string;
  readonly number: number;
  /** On a program card, which has room for five figures. */
  readonly numeral: string;
  /** Names of eight quests. */
  readonly quests: readonly string[];
};

const usual: ExampleWords = {
  label: 'Save',
  name: 'Push-ups',
  sentence: 'Three sets of fifteen, with a minute between them.',
  hint: 'Between 50 and 500',
  error: 'Please enter a weight above 50.',
  unit: 'lbs',
  value: 'Maya',
  number: 12,
  numeral: '12',
  quests: [
    'Plank Hold',
    'Push-up Pyramid',
    'Stretch',
    'Stair Sprint',
    'Walk',
    'Squat Ladder',
    'Core Circuit',
    'Rest',
  ],
};

const long: ExampleWords = {
  label: 'Rückenmuskulaturkräftigung',
  name: 'Oberschenkelrückseitendehnungsübung',
  sentence:
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and pneumonoultramicroscopicsilicovolcanoconiosis stand in one sentence.',
  hint: 'Geschwindigkeitsbegrenzungsüberschreitungen between 50 and 500,000,000',
  error: 'Rechtsschutzversicherungsgesellschaftenüberprüfungspflicht',
  unit: 'Pfund',
  value: 'maximiliana.hohenstein-wittelsbach@krankenversicherungsgesellschaft.example',
  number: 1_234_567,
  numeral: '1,250',
  quests: [
    'Oberschenkelrückseitendehnung',
    'Push-up Pyramid Challenge',
    'Rückenmuskulaturkräftigung',
    'Stair Sprint',
    'Geschwindigkeitswandern',
    'Squat Ladder',
    'Core Circuit Extraordinaire',
    'Regenerationsspaziergang',
  ],
};

export const exampleWords = { usual, long } as const;
