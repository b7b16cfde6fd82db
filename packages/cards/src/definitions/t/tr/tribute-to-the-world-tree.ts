import { card, draw, enters, matches, putCounters, triggered } from '@spellwright/dsl'

export const tributeToTheWorldTree = card({
  name: 'Tribute to the World Tree',
  cost: '{G}{G}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters({ type: 'creature', controller: 'you' }),
      effects: [
        {
          kind: 'if',
          condition: matches('eventObject', { power: { atLeast: 3 } }),
          then: [draw(1)],
          else: [putCounters('+1/+1', 2, 'eventObject')],
        },
      ],
    }),
  ],
})
