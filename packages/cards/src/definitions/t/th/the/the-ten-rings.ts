import { atBeginningOf, card, draw, rule, triggered } from '@spellwright/dsl'

export const theTenRings = card({
  name: 'The Ten Rings',
  cost: '{8}',
  type: 'Legendary Artifact',
  abilities: [
    rule({ kind: 'maximumHandSize', player: 'you', size: 10 }),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { lessThan: 10 } },
      effects: [draw({ kind: 'minus', left: 10, right: { kind: 'cardsIn', zone: 'hand', player: 'you' } })],
    }),
  ],
})
