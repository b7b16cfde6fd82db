import { card, continuous, modifyPT } from '@spellwright/dsl'

export const battleSliver = card({
  name: 'Battle Sliver',
  cost: '{4}{R}',
  type: 'Creature — Sliver',
  power: 3,
  toughness: 3,
  abilities: [
    continuous({ affects: { type: 'creature', subtype: 'Sliver', controller: 'you' }, apply: [modifyPT(2, 0)] }),
  ],
})
