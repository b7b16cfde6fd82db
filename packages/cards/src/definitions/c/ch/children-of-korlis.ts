import { activated, card, gainLife, sacrificeSelf } from '@spellwright/dsl'

export const childrenOfKorlis = card({
  name: 'Children of Korlis',
  cost: '{W}',
  type: 'Creature — Human Rebel Cleric',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [sacrificeSelf],
      effects: [gainLife({ kind: 'eventTotal', event: { kind: 'lifeLost', player: 'you' }, when: 'thisTurn' })],
    }),
  ],
})
