import {
  activated,
  card,
  entersWithCounters,
  gainLife,
  mana,
  putCounters,
  removeCounter,
  target,
  the,
} from '@spellwright/dsl'

export const spikeFeeder = card({
  name: 'Spike Feeder',
  cost: '{1}{G}{G}',
  type: 'Creature — Spike',
  power: 0,
  toughness: 0,
  abilities: [
    entersWithCounters('+1/+1', 2),
    activated({
      cost: [mana('{2}'), removeCounter('+1/+1')],
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', 1, the('creature'))],
    }),
    activated({ cost: [removeCounter('+1/+1')], effects: [gainLife(2)] }),
  ],
})
