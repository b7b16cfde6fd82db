import { card, replacement } from '@spellwright/dsl'

export const dryadMilitant = card({
  name: 'Dryad Militant',
  cost: '{G/W}',
  type: 'Creature — Dryad Soldier',
  power: 2,
  toughness: 1,
  abilities: [
    replacement({
      kind: 'zoneChange',
      object: { type: ['instant', 'sorcery'] },
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
  ],
})
