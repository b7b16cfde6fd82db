import { card, enters, exile, leaves, linked, returnTo, target, the, triggered } from '@spellwright/dsl'

export const facelessButcher = card({
  name: 'Faceless Butcher',
  cost: '{2}{B}{B}',
  type: 'Creature — Nightmare Horror',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', other: true }) },
      effects: [exile(the('creature'), { linked: 'exiled' })],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('battlefield', linked('exiled'))] }),
  ],
})
