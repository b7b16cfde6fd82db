import { atBeginningOf, card, continuous, exileCost, gain, triggered } from '@spellwright/dsl'

export const underworldBreach = card({
  name: 'Underworld Breach',
  type: 'Enchantment',
  cost: '{1}{R}',
  abilities: [
    continuous({
      affects: { zone: 'graveyard', owner: 'you', not: { type: 'land' } },
      apply: [gain({ kind: 'escape', cost: [{ kind: 'ownManaCost' }, exileCost({ zone: 'graveyard' }, 3)] })],
    }),
    triggered({ on: atBeginningOf('end', 'eachPlayer'), effects: [{ kind: 'sacrifice', what: 'self' }] }),
  ],
})
