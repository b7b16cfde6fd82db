import { card, enters, pump, target, the, triggered } from '@spellwright/dsl'

export const daybreakCharger = card({
  name: 'Daybreak Charger',
  cost: '{1}{W}',
  type: 'Creature — Unicorn',
  power: 3,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), 2, 0)],
    }),
  ],
})
