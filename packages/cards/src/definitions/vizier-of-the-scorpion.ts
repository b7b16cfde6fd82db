import { amass, card, continuous, enters, gain, triggered } from '@spellwright/dsl'

export const vizierOfTheScorpion = card({
  name: 'Vizier of the Scorpion',
  cost: '{2}{B}',
  type: 'Creature — Zombie Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({ on: enters('self'), effects: [amass('Zombie', 1)] }),
    continuous({ affects: { subtype: 'Zombie', is: 'token', controller: 'you' }, apply: [gain('deathtouch')] }),
  ],
})
