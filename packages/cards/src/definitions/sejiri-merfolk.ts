import { card, continuous, gain, youControl } from '@spellwright/dsl'

export const sejiriMerfolk = card({
  name: 'Sejiri Merfolk',
  cost: '{1}{U}',
  type: 'Creature — Merfolk Soldier',
  power: 2,
  toughness: 1,
  abilities: [
    continuous({
      condition: youControl({ subtype: 'Plains' }),
      affects: 'self',
      apply: [gain('first strike'), gain('lifelink')],
    }),
  ],
})
