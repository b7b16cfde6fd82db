import { card, replacement } from '@spellwright/dsl'

export const kumanosPupils = card({
  name: "Kumano's Pupils",
  cost: '{4}{R}',
  type: 'Creature — Human Shaman',
  power: 3,
  toughness: 3,
  abilities: [
    replacement({
      kind: 'zoneChange',
      object: { type: 'creature', dealtDamageThisTurnBy: 'self' },
      from: 'battlefield',
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
  ],
})
