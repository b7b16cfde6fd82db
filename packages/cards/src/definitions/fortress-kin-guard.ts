import { card } from '@spellwright/dsl'

export const fortressKinGuard = card({
  name: 'Fortress Kin-Guard',
  cost: '{1}{W}',
  type: 'Creature — Dog Soldier',
  power: 1,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      on: { kind: 'zoneChange', object: 'self', to: 'battlefield' },
      effects: [{ kind: 'endure', what: 'self', count: 1 }],
    },
  ],
})
