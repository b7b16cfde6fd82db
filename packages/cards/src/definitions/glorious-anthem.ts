import { card, continuous, modifyPT } from '@spellwright/dsl'

export const gloriousAnthem = card({
  name: 'Glorious Anthem',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [continuous({ affects: { type: 'creature', controller: 'you' }, apply: [modifyPT(1, 1)] })],
})
