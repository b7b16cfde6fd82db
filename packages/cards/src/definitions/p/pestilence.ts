import { activated, atBeginningOf, card, mana, sacrificeIt, triggered } from '@spellwright/dsl'

export const pestilence = card({
  name: 'Pestilence',
  type: 'Enchantment',
  cost: '{2}{B}{B}',
  abilities: [
    triggered({
      on: atBeginningOf('end', 'eachPlayer'),
      condition: { kind: 'exists', of: { type: 'creature' }, count: { exactly: 0 } },
      effects: [sacrificeIt('self')],
    }),
    activated({
      cost: [mana('{B}')],
      effects: [
        { kind: 'dealDamage', amount: 1, to: { players: 'eachPlayer', objects: { all: { type: 'creature' } } } },
      ],
    }),
  ],
})
