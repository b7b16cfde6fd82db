import { card, keyword, mana, rule } from '@spellwright/dsl'

export const darksteelMonolith = card({
  name: 'Darksteel Monolith',
  type: 'Artifact',
  cost: '{8}',
  abilities: [
    keyword('indestructible'),
    rule({
      kind: 'mayCastFor',
      player: 'you',
      spell: { is: 'colorless' },
      from: ['hand'],
      cost: [mana('{0}')],
      perTurn: 1,
    }),
  ],
})
