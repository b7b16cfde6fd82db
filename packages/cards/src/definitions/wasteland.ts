import { activated, card, destroy, sacrificeSelf, tap, tapForMana, target, the } from '@spellwright/dsl'

export const wasteland = card({
  name: 'Wasteland',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [tap, sacrificeSelf],
      targets: { land: target({ type: 'land', not: { supertype: 'basic' } }) },
      effects: [destroy(the('land'))],
    }),
  ],
})
