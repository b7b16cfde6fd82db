import { activated, card, counterSpell, discardCost, mana, tap, target, the } from '@spellwright/dsl'

export const diplomaticEscort = card({
  name: 'Diplomatic Escort',
  cost: '{1}{U}',
  type: 'Creature — Human Spellshaper',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{U}'), tap, discardCost()],
      targets: { spell: target({ zone: 'stack', stackKind: 'any', targetsSome: { type: 'creature' } }) },
      effects: [counterSpell(the('spell'))],
    }),
  ],
})
