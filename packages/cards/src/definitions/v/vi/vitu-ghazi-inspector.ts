import { card, collectEvidence, enters, gainLife, keyword, putCounters, target, the, triggered } from '@spellwright/dsl'

export const vituGhaziInspector = card({
  name: 'Vitu-Ghazi Inspector',
  cost: '{1}{G}',
  type: 'Creature — Elf Detective',
  power: 1,
  toughness: 3,
  abilities: [
    { kind: 'additionalCost', cost: [collectEvidence(6)], optional: 'may', name: 'evidence' },
    keyword('reach'),
    triggered({
      on: enters('self'),
      condition: { kind: 'paid', cost: 'evidence' },
      targets: { creature: target({ type: 'creature' }) },
      effects: [putCounters('+1/+1', 1, the('creature')), gainLife(2)],
    }),
  ],
})
