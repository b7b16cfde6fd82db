import { type Condition, card, continuous, gain, keyword, modifyPT, plus } from '@spellwright/dsl'

const more = (by: number): Condition => ({
  kind: 'compare',
  quantity: { kind: 'lifeOf', player: 'you' },
  is: { atLeast: plus({ kind: 'startingLife' }, by) },
})

export const elendaSaintOfDusk = card({
  name: 'Elenda, Saint of Dusk',
  cost: '{2}{W}{B}',
  type: 'Legendary Creature — Vampire Knight',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('lifelink'),
    keyword({ kind: 'hexproofFrom', from: { type: 'instant' } }),
    continuous({ condition: more(1), affects: 'self', apply: [modifyPT(1, 1), gain('menace')] }),
    continuous({ condition: more(10), affects: 'self', apply: [modifyPT(5, 5)] }),
  ],
})
