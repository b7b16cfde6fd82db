import { card, continuous, modifyPT } from '@spellwright/dsl'

export const crusade = card({
  name: 'Crusade',
  cost: '{W}{W}',
  type: 'Enchantment',
  abilities: [continuous({ affects: { type: 'creature', color: 'W' }, apply: [modifyPT(1, 1)] })],
})
