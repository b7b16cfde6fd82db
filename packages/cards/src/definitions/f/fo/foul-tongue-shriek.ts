import { bound, card, count, gainLife, spell, targetOpponent, the } from '@spellwright/dsl'

export const foulTongueShriek = card({
  name: 'Foul-Tongue Shriek',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        {
          kind: 'loseLife',
          player: the('player'),
          amount: count({ type: 'creature', is: 'attacking', controller: 'you' }),
          as: 'lost',
        },
        gainLife(bound('lost')),
      ],
    }),
  ],
})
