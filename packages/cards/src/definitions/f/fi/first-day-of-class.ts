import { apply, card, enters, gain, putCounters, spell } from '@spellwright/dsl'

export const firstDayOfClass = card({
  name: 'First Day of Class',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'delayedTrigger',
          on: enters({ type: 'creature', controller: 'you' }),
          lasts: 'everyTimeThisTurn',
          effects: [putCounters('+1/+1', 1, 'eventObject'), apply('eventObject', [gain('haste')])],
        },
        { kind: 'learn' },
      ],
    }),
  ],
})
