import { card, tapForMana } from '@spellwright/dsl'

export const flamebraider = card({
  name: 'Flamebraider',
  cost: '{1}{R}',
  type: 'Creature — Elemental Bard',
  power: 2,
  toughness: 2,
  abilities: [
    tapForMana(
      { kind: 'anyCombination', amount: 2, colors: ['W', 'U', 'B', 'R', 'G'] },
      { kind: 'onlyCastOrActivate', spell: { subtype: 'Elemental' }, object: { subtype: 'Elemental' } },
    ),
  ],
})
