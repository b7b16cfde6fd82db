import { card, continuous, gain, keyword, youControl } from '@spellwright/dsl'

export const filth = card({
  name: 'Filth',
  cost: '{3}{B}',
  type: 'Creature — Incarnation',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'landwalk', land: { subtype: 'Swamp' } }),
    continuous({
      zone: 'graveyard',
      condition: youControl({ subtype: 'Swamp' }),
      affects: { type: 'creature', controller: 'you' },
      apply: [gain({ kind: 'landwalk', land: { subtype: 'Swamp' } })],
    }),
  ],
})
