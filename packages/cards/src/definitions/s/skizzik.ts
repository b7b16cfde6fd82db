import { atBeginningOf, card, keyword, keywords, mana, matches, not, sacrificeIt, triggered } from '@spellwright/dsl'

export const skizzik = card({
  name: 'Skizzik',
  cost: '{3}{R}',
  type: 'Creature — Elemental',
  power: 5,
  toughness: 3,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{R}')] }),
    ...keywords('trample', 'haste'),
    triggered({
      on: atBeginningOf('end', 'eachPlayer'),
      condition: not(matches('self', { is: 'kicked' })),
      effects: [sacrificeIt('self')],
    }),
  ],
})
