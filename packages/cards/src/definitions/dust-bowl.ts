import { activated, card, destroy, mana, sacrifice, tap, tapForMana, target, the } from '@spellwright/dsl'

export const dustBowl = card({
  name: 'Dust Bowl',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{3}'), tap, sacrifice({ type: 'land' })],
      targets: { land: target({ type: 'land', not: { supertype: 'basic' } }) },
      effects: [destroy(the('land'))],
    }),
  ],
})
