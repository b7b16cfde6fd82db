import { atBeginningOf, card, keywords, sacrificeIt, triggered } from '@spellwright/dsl'

export const ballLightning = card({
  name: 'Ball Lightning',
  cost: '{R}{R}{R}',
  type: 'Creature — Elemental',
  power: 6,
  toughness: 1,
  abilities: [
    ...keywords('trample', 'haste'),
    triggered({ on: atBeginningOf('end', 'eachPlayer'), effects: [sacrificeIt('self')] }),
  ],
})
