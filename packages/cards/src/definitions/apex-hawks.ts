import { card, entersWithCounters, keyword, mana } from '@spellwright/dsl'

export const apexHawks = card({
  name: 'Apex Hawks',
  cost: '{2}{W}',
  type: 'Creature — Bird',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{1}{W}')], times: 'multi' }),
    keyword('flying'),
    entersWithCounters('+1/+1', { kind: 'timesKicked' }),
  ],
})
