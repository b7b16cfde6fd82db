import { atBeginningOf, card, countersOn, exactly, keyword, tapIt, the, triggered } from '@spellwright/dsl'

export const tangleWire = card({
  name: 'Tangle Wire',
  type: 'Artifact',
  cost: '{3}',
  abilities: [
    keyword({ kind: 'fading', count: 4 }),
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [
        {
          kind: 'choose',
          player: 'eventPlayer',
          from: { type: ['artifact', 'creature', 'land'], controller: 'eventPlayer', is: 'untapped' },
          count: exactly(countersOn('self', 'fade')),
          as: 'chosen',
        },
        tapIt(the('chosen')),
      ],
    }),
  ],
})
