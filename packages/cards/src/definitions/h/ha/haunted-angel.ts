import { card, createToken, dies, exile, keyword, token, triggered } from '@spellwright/dsl'

export const hauntedAngel = card({
  name: 'Haunted Angel',
  cost: '{2}{W}',
  type: 'Creature — Angel',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: dies('self'),
      effects: [
        exile('self'),
        createToken(
          1,
          token({ colors: ['B'], type: 'Creature — Angel', power: 3, toughness: 3, abilities: [keyword('flying')] }),
          'opponent',
        ),
      ],
    }),
  ],
})
