import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const knightOfMalice = card({
  name: 'Knight of Malice',
  cost: '{1}{B}',
  type: 'Creature — Human Knight',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('first strike'),
    keyword({ kind: 'hexproofFrom', from: { color: 'W' } }),
    continuous({ condition: { kind: 'exists', of: { color: 'W' } }, affects: 'self', apply: [modifyPT(1, 0)] }),
  ],
})
