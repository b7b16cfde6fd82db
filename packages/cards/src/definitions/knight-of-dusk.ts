import { activated, card, destroy, mana, target, the } from '@spellwright/dsl'

export const knightOfDusk = card({
  name: 'Knight of Dusk',
  cost: '{1}{B}{B}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{B}{B}')],
      targets: { creature: target({ type: 'creature', blocking: 'self' }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
