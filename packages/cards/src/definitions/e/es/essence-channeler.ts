import { card, continuous, dies, gain, putCounters, target, the, triggered } from '@spellwright/dsl'

export const essenceChanneler = card({
  name: 'Essence Channeler',
  type: 'Creature — Bat Cleric',
  cost: '{1}{W}',
  power: 2,
  toughness: 1,
  abilities: [
    continuous({
      condition: { kind: 'happened', event: { kind: 'lifeLost', player: 'you' }, when: 'thisTurn' },
      affects: 'self',
      apply: [gain('flying'), gain('vigilance')],
    }),
    triggered({ on: { kind: 'lifeGained', player: 'you' }, effects: [putCounters('+1/+1', 1, 'self')] }),
    triggered({
      on: dies('self'),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [{ kind: 'moveAllCounters', from: 'self', to: the('creature') }],
    }),
  ],
})
