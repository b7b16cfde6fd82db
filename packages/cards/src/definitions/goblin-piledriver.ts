import { attacks, card, count, keyword, pump, times, triggered } from '@spellwright/dsl'

export const goblinPiledriver = card({
  name: 'Goblin Piledriver',
  cost: '{1}{R}',
  type: 'Creature — Goblin Warrior',
  power: 1,
  toughness: 2,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'U' } }] }),
    triggered({
      on: attacks('self'),
      effects: [pump('self', times(2, count({ subtype: 'Goblin', is: 'attacking', other: true })), 0)],
    }),
  ],
})
