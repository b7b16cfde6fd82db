import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const galadhrimBrigade = card({
  name: 'Galadhrim Brigade',
  cost: '{2}{G}',
  type: 'Creature — Elf Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'squad', cost: [mana('{1}{G}')] }),
    continuous({ affects: { subtype: 'Elf', controller: 'you', other: true }, apply: [modifyPT(1, 1)] }),
  ],
})
