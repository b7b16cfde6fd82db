import { bound, card, count, gainLife, spell, targetOpponent, the } from '@spellwright/dsl'

export const foulTongueShriek = card({
  name: 'Foul-Tongue Shriek',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { opponent: targetOpponent },
      effects: [
        {
          kind: 'loseLife',
          player: the('opponent'),
          amount: count({ type: 'creature', controller: 'you', is: 'attacking' }),
          as: 'lost',
        },
        gainLife(bound('lost')),
      ],
    }),
  ],
})
