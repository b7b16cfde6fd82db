import { activated, card, discardCost, mana, tap, target, the } from '@spellwright/dsl'

export const rushwoodHerbalist = card({
  name: 'Rushwood Herbalist',
  cost: '{2}{G}',
  type: 'Creature — Human Spellshaper',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{G}'), tap, discardCost()],
      targets: { creature: target({ type: 'creature' }) },
      effects: [{ kind: 'regenerate', what: the('creature') }],
    }),
  ],
})
