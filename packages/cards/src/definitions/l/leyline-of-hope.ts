import { card, continuous, modifyPT, plus, replacement } from '@spellwright/dsl'

export const leylineOfHope = card({
  name: 'Leyline of Hope',
  type: 'Enchantment',
  cost: '{2}{W}{W}',
  abilities: [
    { kind: 'openingHand', effects: [{ kind: 'move', verb: 'put', what: 'self', to: 'battlefield' }] },
    replacement({ kind: 'gainLife', player: 'you', change: { plus: 1 } }),
    continuous({
      condition: {
        kind: 'compare',
        quantity: { kind: 'lifeOf', player: 'you' },
        is: { atLeast: plus(7, { kind: 'startingLife' }) },
      },
      affects: { type: 'creature', controller: 'you' },
      apply: [modifyPT(2, 2)],
    }),
  ],
})
