import { card, keyword, rule } from '@spellwright/dsl'

export const oppositionAgent = card({
  name: 'Opposition Agent',
  cost: '{2}{B}',
  type: 'Creature — Human Rogue',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('flash'),
    rule({ kind: 'controlsSearches', player: 'opponent' }),
    rule({ kind: 'foundIsExiled', player: 'opponent' }),
  ],
})
