import {
  activated,
  card,
  entersWithCounters,
  mana,
  putCounters,
  removeCounter,
  tap,
  target,
  the,
} from '@spellwright/dsl'

export const trigonOfCorruption = card({
  name: 'Trigon of Corruption',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    entersWithCounters('charge', 3),
    activated({ cost: [mana('{B}{B}'), tap], effects: [putCounters('charge', 1, 'self')] }),
    activated({
      cost: [mana('{2}'), tap, removeCounter('charge')],
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('-1/-1', 1, the('creature'))],
    }),
  ],
})
