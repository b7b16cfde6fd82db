import { card, entersWith, oneOf, tapForMana } from '@spellwright/dsl'

export const gameTrail = card({
  name: 'Game Trail',
  type: 'Land',
  abilities: [
    entersWith({
      kind: 'payOr',
      cost: [{ kind: 'reveal', what: { zone: 'hand', subtype: ['Mountain', 'Forest'] } }],
      else: [{ kind: 'tapped' }],
    }),
    tapForMana(oneOf('{R}', '{G}')),
  ],
})
