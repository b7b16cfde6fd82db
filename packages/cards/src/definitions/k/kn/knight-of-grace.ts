import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const knightOfGrace = card({
  name: 'Knight of Grace',
  cost: '{1}{W}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('first strike'),
    keyword({ kind: 'hexproofFrom', from: { color: 'B' } }),
    continuous({ condition: { kind: 'exists', of: { color: 'B' } }, affects: 'self', apply: [modifyPT(1, 0)] }),
  ],
})
