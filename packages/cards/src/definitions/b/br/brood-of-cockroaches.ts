import { atBeginningOf, card, dies, loseLife, matches, returnTo, the, triggered } from '@spellwright/dsl'

export const broodOfCockroaches = card({
  name: 'Brood of Cockroaches',
  cost: '{1}{B}',
  type: 'Creature — Insect',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: dies('self'),
      while: matches('eventObject', { owner: 'you' }),
      effects: [
        { kind: 'bind', as: 'card', what: 'eventObject' },
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [loseLife(1), returnTo('hand', the('card'))],
        },
      ],
    }),
  ],
})
