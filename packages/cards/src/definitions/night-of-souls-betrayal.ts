import { card, continuous, modifyPT } from '@spellwright/dsl'

export const nightOfSoulsBetrayal = card({
  name: "Night of Souls' Betrayal",
  cost: '{2}{B}{B}',
  type: 'Legendary Enchantment',
  abilities: [continuous({ affects: { type: 'creature' }, apply: [modifyPT(-1, -1)] })],
})
