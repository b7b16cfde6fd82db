import { amass, card, continuous, enters, gain, triggered } from '@spellwright/dsl'

export const gleamingOverseer = card({
  name: 'Gleaming Overseer',
  cost: '{1}{U}{B}',
  type: 'Creature — Zombie Wizard',
  power: 1,
  toughness: 4,
  abilities: [
    triggered({ on: enters('self'), effects: [amass('Zombie', 1)] }),
    continuous({
      affects: { subtype: 'Zombie', is: 'token', controller: 'you' },
      apply: [gain('hexproof'), gain('menace')],
    }),
  ],
})
