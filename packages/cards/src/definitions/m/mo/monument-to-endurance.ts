import { card, createToken, draw, loseLife, TREASURE, triggered } from '@spellwright/dsl'

export const monumentToEndurance = card({
  name: 'Monument to Endurance',
  type: 'Artifact',
  cost: '{3}',
  abilities: [
    triggered({
      on: { kind: 'discarded', player: 'you' },
      modes: {
        min: 1,
        max: 1,
        unchosen: 'thisTurn',
        options: [
          { effects: [draw(1)] },
          { effects: [createToken(1, TREASURE)] },
          { effects: [loseLife(3, 'opponent')] },
        ],
      },
      effects: [],
    }),
  ],
})
