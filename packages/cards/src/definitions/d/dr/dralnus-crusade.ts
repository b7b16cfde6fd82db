import { addSubtype, card, continuous, modifyPT, setColor } from '@spellwright/dsl'

export const dralnusCrusade = card({
  name: "Dralnu's Crusade",
  type: 'Enchantment',
  cost: '{1}{B}{R}',
  abilities: [
    continuous({ affects: { subtype: 'Goblin', type: 'creature' }, apply: [modifyPT(1, 1)] }),
    continuous({ affects: { subtype: 'Goblin' }, apply: [setColor('B'), addSubtype('Zombie')] }),
  ],
})
