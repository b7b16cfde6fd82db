import { activated, card, destroy, tap, target, the } from '@spellwright/dsl'

export const royalAssassin = card({
  name: 'Royal Assassin',
  cost: '{1}{B}{B}',
  type: 'Creature — Human Assassin',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [tap],
      targets: { creature: target({ type: 'creature', is: 'tapped' }) },
      effects: [destroy(the('creature'))],
    }),
  ],
})
