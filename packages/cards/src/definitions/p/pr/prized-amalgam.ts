import { atBeginningOf, card, enters, matches, returnTo, triggered } from '@spellwright/dsl'

export const prizedAmalgam = card({
  name: 'Prized Amalgam',
  cost: '{1}{U}{B}',
  type: 'Creature — Zombie',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters({ type: 'creature' }),
      condition: matches('eventObject', { cameFrom: 'graveyard', owner: 'you' }),
      zone: 'graveyard',
      effects: [
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('battlefield', 'self', { enters: ['tapped'] })],
        },
      ],
    }),
  ],
})
