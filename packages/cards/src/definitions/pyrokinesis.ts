import { alternativeCost, anyNumber, card, exileCost, spell, target, the } from '@spellwright/dsl'

export const pyrokinesis = card({
  name: 'Pyrokinesis',
  cost: '{4}{R}{R}',
  type: 'Instant',
  abilities: [
    alternativeCost([exileCost({ zone: 'hand', color: 'R' })]),
    spell({
      targets: { creatures: target({ type: 'creature' }, { count: anyNumber, divide: 4 }) },
      effects: [{ kind: 'dealDamage', amount: 4, to: the('creatures'), divided: 'divided' }],
    }),
  ],
})
