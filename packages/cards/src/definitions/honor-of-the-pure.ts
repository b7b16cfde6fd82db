import { card, continuous, modifyPT } from '@spellwright/dsl'

export const honorOfThePure = card({
  name: 'Honor of the Pure',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [continuous({ affects: { type: 'creature', color: 'W', controller: 'you' }, apply: [modifyPT(1, 1)] })],
})
