import { activated, card, dealDamage, exertCost, tap, target, the } from '@spellwright/dsl'

export const ferventPaincaster = card({
  name: 'Fervent Paincaster',
  cost: '{2}{R}',
  type: 'Creature — Human Wizard',
  power: 3,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap],
      targets: { victim: { players: { player: 'any' }, objects: { type: 'planeswalker' } } },
      effects: [dealDamage(1, the('victim'))],
    }),
    activated({
      cost: [tap, exertCost],
      targets: { creature: target({ type: 'creature' }) },
      effects: [dealDamage(1, the('creature'))],
    }),
  ],
})
