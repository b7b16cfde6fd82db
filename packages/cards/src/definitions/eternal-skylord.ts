import { amass, card, continuous, enters, gain, triggered } from '@spellwright/dsl'

export const eternalSkylord = card({
  name: 'Eternal Skylord',
  cost: '{4}{U}',
  type: 'Creature — Zombie Wizard',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({ on: enters('self'), effects: [amass('Zombie', 2)] }),
    continuous({ affects: { subtype: 'Zombie', is: 'token', controller: 'you' }, apply: [gain('flying')] }),
  ],
})
