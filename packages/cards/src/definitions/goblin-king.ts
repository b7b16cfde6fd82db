import { card, continuous, gain, modifyPT } from '@spellwright/dsl'

export const goblinKing = card({
  name: 'Goblin King',
  cost: '{1}{R}{R}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({
      affects: { subtype: 'Goblin', other: true },
      apply: [modifyPT(1, 1), gain({ kind: 'landwalk', land: { subtype: 'Mountain' } })],
    }),
  ],
})
