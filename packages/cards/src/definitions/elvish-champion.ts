import { card, continuous, gain, modifyPT } from '@spellwright/dsl'

export const elvishChampion = card({
  name: 'Elvish Champion',
  cost: '{1}{G}{G}',
  type: 'Creature — Elf',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({
      affects: { type: 'creature', subtype: 'Elf', other: true },
      apply: [modifyPT(1, 1), gain({ kind: 'landwalk', land: { subtype: 'Forest' } })],
    }),
  ],
})
