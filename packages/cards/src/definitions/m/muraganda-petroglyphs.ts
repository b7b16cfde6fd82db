import { card, continuous, modifyPT } from '@spellwright/dsl'

export const muragandaPetroglyphs = card({
  name: 'Muraganda Petroglyphs',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [continuous({ affects: { type: 'creature', abilities: 'none' }, apply: [modifyPT(2, 2)] })],
})
