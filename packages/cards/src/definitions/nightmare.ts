import { card, count, keyword } from '@spellwright/dsl'

export const nightmare = card({
  name: 'Nightmare',
  cost: '{5}{B}',
  type: 'Creature — Nightmare Horse',
  power: '*',
  toughness: '*',
  abilities: [
    keyword('flying'),
    {
      kind: 'characteristicDefining',
      power: count({ subtype: 'Swamp', controller: 'you' }),
      toughness: count({ subtype: 'Swamp', controller: 'you' }),
    },
  ],
})
