import { card, keyword, mana, putCounters, triggered } from '@spellwright/dsl'

export const vulpikeet = card({
  name: 'Vulpikeet',
  cost: '{3}{W}',
  type: 'Creature — Fox Bird',
  power: 2,
  toughness: 3,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{2}{W}')] }),
    keyword('flying'),
    triggered({ on: { kind: 'mutated', object: 'self' }, effects: [putCounters('+1/+1', 1, 'self')] }),
  ],
})
