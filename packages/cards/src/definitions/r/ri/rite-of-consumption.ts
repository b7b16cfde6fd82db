import { additionalCost, bound, card, gainLife, powerOf, sacrifice, spell, the } from '@spellwright/dsl'

export const riteOfConsumption = card({
  name: 'Rite of Consumption',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    additionalCost([sacrifice({ type: 'creature' }, 'sacrificed')]),
    spell({
      targets: { player: { players: { player: 'any' }, objects: { type: 'planeswalker' } } },
      effects: [
        { kind: 'dealDamage', amount: powerOf(the('sacrificed')), to: the('player'), as: 'dealt' },
        gainLife(bound('dealt')),
      ],
    }),
  ],
})
