import type { core } from 'zod';

type Issue = core.$ZodIssue;

/**
 * What a field of a request must be, in our words: "'weight' is not valid: it must be a number." No sentence of the parser reaches a
 * sender.
 */
export function contractSentence(issue: Issue): string {
  const field = issue.path.map(String).join('.');
  const subject = field === '' ? 'The request' : `'${field}'`;
  return `${subject} is not valid: ${ruleOf(issue)}. Please correct it and send it again.`;
}

/** Rules of our own are sentences already: "must be a date that exists". */
function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'custom':
      return `it ${issue.message}`;
    case 'invalid_type':
      return `it must be ${nounOf(issue.expected)}`;
    case 'too_small':
      return `it must ${haveOrBe(issue.origin)} ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `it must ${haveOrBe(issue.origin)} ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`;
    case 'not_multiple_of':
      return `it must be a multiple of ${issue.divisor}`;
    case 'invalid_value':
      return `it must be ${choiceOf(issue.values)}`;
    case 'unrecognized_keys':
      return `it has fields that are not known: ${issue.keys.map((key) => `'${key.slice(0, 50)}'`).join(', ')}`;
    case 'invalid_format':
      return `it must be ${formatNouns[issue.format] ?? 'written as /api/docs says'}`;
    case 'invalid_union':
      return 'it fits none of the forms that are allowed';
    case 'invalid_key':
    case 'invalid_element':
      return 'one of its entries is not allowed';
  }
}

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  null: 'null',
};

const formatNouns: Readonly<Record<string, string>> = {
  datetime: 'a moment in UTC, written like 2026-01-31T07:00:00Z',
  date: 'a date, written like 2026-01-31',
  time: 'a time of day, written like 07:30',
  email: 'an email address',
  url: 'a web address',
  uuid: 'a UUID',
  guid: 'a UUID',
};

const nounOf = (expected: string): string => nouns[expected] ?? 'of another type';

const isCounted = (origin: string): boolean => origin === 'string' || origin === 'array';
const haveOrBe = (origin: string): string => (isCounted(origin) ? 'have' : 'be');
const unitOf = (origin: string): string => ({ string: ' characters', array: ' entries' })[origin] ?? '';

const choiceOf = (values: readonly unknown[]): string => {
  const [only] = values;
  const all = values.map((value) => JSON.stringify(value)).join(', ');
  return values.length === 1 ? JSON.stringify(only) : `one of ${all}`;
};
