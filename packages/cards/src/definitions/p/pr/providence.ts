import { atBeginningOf, card, spell } from '@spellwright/dsl'

export const providence = card({
  name: 'Providence',
  cost: '{5}{W}{W}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'openingHand',
      effects: [
        { kind: 'reveal', what: 'self' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'eachPlayer'),
          lasts: 'once',
          effects: [{ kind: 'setLife', player: 'you', amount: 26 }],
        },
      ],
    },
    spell({ effects: [{ kind: 'setLife', player: 'you', amount: 26 }] }),
  ],
})
