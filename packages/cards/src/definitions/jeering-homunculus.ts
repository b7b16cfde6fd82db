import { card, enters, may, target, the, triggered } from '@spellwright/dsl'

export const jeeringHomunculus = card({
  name: 'Jeering Homunculus',
  cost: '{1}{U}',
  type: 'Creature — Homunculus',
  power: 0,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature' }) },
      effects: [may({ kind: 'goad', what: the('creature') })],
    }),
  ],
})
