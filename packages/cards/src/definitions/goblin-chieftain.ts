import { card, continuous, gain, keyword, modifyPT } from '@spellwright/dsl'

export const goblinChieftain = card({
  name: 'Goblin Chieftain',
  cost: '{1}{R}{R}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    continuous({
      affects: { type: 'creature', subtype: 'Goblin', controller: 'you', other: true },
      apply: [modifyPT(1, 1), gain('haste')],
    }),
  ],
})
