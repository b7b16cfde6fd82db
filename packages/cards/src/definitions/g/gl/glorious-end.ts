import { atBeginningOf, card, spell } from '@spellwright/dsl'

export const gloriousEnd = card({
  name: 'Glorious End',
  cost: '{2}{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'endTurn' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'you'),
          lasts: 'once',
          effects: [{ kind: 'loseGame', player: 'you' }],
        },
      ],
    }),
  ],
})
