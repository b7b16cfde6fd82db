import { card, keyword, putCounters, triggered, youCast } from '@spellwright/dsl'

export const akroanSkyguard = card({
  name: 'Akroan Skyguard',
  cost: '{1}{W}',
  type: 'Creature — Human Soldier',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    triggered({ abilityWord: 'Heroic', on: youCast({ targets: 'self' }), effects: [putCounters('+1/+1', 1, 'self')] }),
  ],
})
