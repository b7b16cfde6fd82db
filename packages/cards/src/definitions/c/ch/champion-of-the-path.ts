import { card, dealDamage, enters, leaves, linked, players, powerOf, returnTo, triggered } from '@spellwright/dsl'

export const championOfThePath = card({
  name: 'Champion of the Path',
  cost: '{3}{R}',
  type: 'Creature — Elemental Sorcerer',
  power: 7,
  toughness: 3,
  abilities: [
    { kind: 'additionalCost', cost: [{ kind: 'behold', what: { subtype: 'Elemental' }, exile: 'exiled' }] },
    triggered({
      on: enters({ subtype: 'Elemental', controller: 'you', other: true }),
      effects: [dealDamage(powerOf('eventObject'), players('opponent'), 'eventObject')],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
