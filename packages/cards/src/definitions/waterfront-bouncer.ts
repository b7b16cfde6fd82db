import { activated, card, discardCost, mana, returnTo, tap, target, the } from '@spellwright/dsl'

export const waterfrontBouncer = card({
  name: 'Waterfront Bouncer',
  cost: '{1}{U}',
  type: 'Creature — Merfolk Spellshaper',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{U}'), tap, discardCost()],
      targets: { creature: target({ type: 'creature' }) },
      effects: [returnTo('hand', the('creature'))],
    }),
  ],
})
