import { activated, card, dealDamage, tap, the } from '@spellwright/dsl'

export const chandrasMagmutt = card({
  name: "Chandra's Magmutt",
  cost: '{1}{R}',
  type: 'Creature — Elemental Dog',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [tap],
      targets: { victim: { objects: { type: 'planeswalker' }, players: { player: 'any' } } },
      effects: [dealDamage(1, the('victim'))],
    }),
  ],
})
