import { card, mana, the } from '@spellwright/dsl'

export const explosiveDerailment = card({
  name: 'Explosive Derailment',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    {
      kind: 'spell',
      modes: {
        min: 1,
        max: 2,
        keyword: 'spree',
        options: [
          {
            cost: [mana('{2}')],
            targets: { target: { objects: { type: 'creature' } } },
            effects: [{ kind: 'dealDamage', amount: 4, to: the('target') }],
          },
          {
            cost: [mana('{2}')],
            targets: { target2: { objects: { type: 'artifact' } } },
            effects: [{ kind: 'destroy', what: the('target2') }],
          },
        ],
      },
      effects: [],
    },
  ],
})
