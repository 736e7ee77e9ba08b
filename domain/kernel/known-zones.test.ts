import { expect } from 'chai';
import { canonicalZone } from './known-zones.ts';

/** Links and old names that an engine may map to another zone, and names with unusual spelling. */
const written = [
  'UTC',
  'GMT',
  'Etc/UTC',
  'Etc/GMT',
  'Etc/GMT+5',
  'Etc/GMT-14',
  'GMT0',
  'Zulu',
  'EST5EDT',
  'PST8PDT',
  'CET',
  'GB',
  'GB-Eire',
  'NZ-CHAT',
  'W-SU',
  'PRC',
  'Eire',
  'Africa/Dar_es_Salaam',
  'Africa/Porto-Novo',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/ComodRivadavia',
  'America/Indiana/Petersburg',
  'America/Knox_IN',
  'America/Port-au-Prince',
  'America/Port_of_Spain',
  'Antarctica/DumontDUrville',
  'Antarctica/McMurdo',
  'Asia/Calcutta',
  'Asia/Kolkata',
  'Asia/Ust-Nera',
  'Australia/ACT',
  'Australia/LHI',
  'Australia/NSW',
  'Brazil/DeNoronha',
  'Chile/EasterIsland',
  'Europe/Isle_of_Man',
  'Europe/Kiev',
  'Europe/Kyiv',
  'Mexico/BajaNorte',
  'Mexico/BajaSur',
  'US/East-Indiana',
  'US/Pacific',
];

describe('the name of a time zone', () => {
  it('is stored in the spelling of IANA, for upper- and lower-case input', () => {
    for (const name of new Set([...written, ...Intl.supportedValuesOf('timeZone')])) {
      const cases = [name, name.toLowerCase(), name.toUpperCase()];
      expect(cases.map(canonicalZone), name).to.deep.equal([name, name, name]);
    }
    expect(canonicalZone('eUrOpE/bErLiN')).to.equal('Europe/Berlin');
  });

  it('stays the same when it is normalized again', () => {
    for (const name of ['pst', 'eUrOpE/kYiV', 'systemv/pst8', 'etc/uct']) {
      const canonical = canonicalZone(name);
      if (canonical !== null) expect(canonicalZone(canonical)).to.equal(canonical);
    }
  });

  for (const name of [
    '+05:00',
    '-03',
    '+0530',
    'UTC+1',
    'Mars/Olympus',
    'Paris',
    '',
    ' UTC',
    'Europe/Berl\u0131n',
  ])
    it(`cannot be '${name}'`, () => expect(canonicalZone(name)).to.equal(null));
});
