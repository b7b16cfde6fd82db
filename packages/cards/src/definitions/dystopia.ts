import { atBeginningOf, card, keyword, payLife, triggered } from '@spellwright/dsl'

export const dystopia = card({
  name: 'Dystopia',
  cost: '{1}{B}{B}',
  type: 'Enchantment',
  abilities: [
    keyword({ kind: 'cumulativeUpkeep', cost: [payLife(1)] }),
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [{ kind: 'sacrificeChoice', player: 'eventPlayer', filter: { color: ['G', 'W'] }, count: 1 }],
    }),
  ],
})
