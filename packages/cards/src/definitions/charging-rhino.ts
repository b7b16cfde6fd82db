import { card } from '@spellwright/dsl'

export const chargingRhino = card({
  name: 'Charging Rhino',
  cost: '{3}{G}{G}',
  type: 'Creature — Rhino',
  power: 4,
  toughness: 4,
  abilities: [
    {
      kind: 'static',
      rule: {
        kind: 'cantBeBlocked',
        what: 'self',
        byMoreThan: 1,
      },
    },
  ],
})
