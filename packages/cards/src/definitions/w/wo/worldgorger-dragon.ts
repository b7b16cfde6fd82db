import { all, card, enters, exile, keywords, leaves, linked, returnTo, triggered } from '@spellwright/dsl'

export const worldgorgerDragon = card({
  name: 'Worldgorger Dragon',
  cost: '{3}{R}{R}{R}',
  type: 'Creature — Nightmare Dragon',
  power: 7,
  toughness: 7,
  abilities: [
    ...keywords('flying', 'trample'),
    triggered({
      on: enters('self'),
      effects: [exile(all({ controller: 'you', other: true }), { linked: 'exiled' })],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('battlefield', linked('exiled'))] }),
  ],
})
