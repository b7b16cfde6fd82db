import { card, keyword, target, the, triggered } from '@spellwright/dsl'

export const shimmeringEfreet = card({
  name: 'Shimmering Efreet',
  cost: '{2}{U}',
  type: 'Creature — Efreet',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    keyword('phasing'),
    triggered({
      on: { kind: 'phasedIn', object: 'self' },
      targets: { creature: target({ type: 'creature' }) },
      effects: [{ kind: 'phaseOut', what: the('creature') }],
    }),
  ],
})
