import { card, enters, mana, may, returnTo, target, the, triggered } from '@spellwright/dsl'

export const harbingerOfTheTides = card({
  name: 'Harbinger of the Tides',
  cost: '{U}{U}',
  type: 'Creature — Merfolk Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    { kind: 'additionalCost', cost: [mana('{2}')], optional: 'may', name: 'flash', timing: 'instant' },
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', is: 'tapped', controller: 'opponent' }) },
      effects: [may(returnTo('hand', the('creature')))],
    }),
  ],
})
