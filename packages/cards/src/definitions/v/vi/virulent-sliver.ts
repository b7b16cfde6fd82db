import { card, continuous, gain } from '@spellwright/dsl'

export const virulentSliver = card({
  name: 'Virulent Sliver',
  cost: '{G}',
  type: 'Creature — Sliver',
  power: 1,
  toughness: 1,
  abilities: [
    continuous({ affects: { subtype: 'Sliver', type: 'creature' }, apply: [gain({ kind: 'poisonous', count: 1 })] }),
  ],
})
