import { card, connive, dies, enters, powerOf, pump, target, the, times, triggered } from '@spellwright/dsl'

export const raffinesSilencer = card({
  name: "Raffine's Silencer",
  cost: '{2}{B}',
  type: 'Creature — Human Assassin',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({ on: enters('self'), effects: [connive('self')] }),
    triggered({
      on: dies('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [pump(the('creature'), times(-1, powerOf('self')), times(-1, powerOf('self')))],
    }),
  ],
})
