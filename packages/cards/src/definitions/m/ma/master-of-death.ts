import { atBeginningOf, card, enters, matches, payLife, returnTo, triggered } from '@spellwright/dsl'

export const masterOfDeath = card({
  name: 'Master of Death',
  cost: '{1}{U}{B}',
  type: 'Creature — Zombie Wizard',
  power: 3,
  toughness: 1,
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'surveil', player: 'you', count: 2 }] }),
    triggered({
      zone: 'graveyard',
      on: atBeginningOf('upkeep', 'you'),
      condition: matches('self', { zone: 'graveyard' }),
      effects: [{ kind: 'mayPay', player: 'you', cost: [payLife(1)], then: [returnTo('hand', 'self')] }],
    }),
  ],
})
