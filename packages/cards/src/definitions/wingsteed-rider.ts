import { card, keyword, putCounters, triggered, youCast } from '@spellwright/dsl'

export const wingsteedRider = card({
  name: 'Wingsteed Rider',
  cost: '{1}{W}{W}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({ abilityWord: 'Heroic', on: youCast({ targets: 'self' }), effects: [putCounters('+1/+1', 1, 'self')] }),
  ],
})
