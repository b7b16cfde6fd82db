import {
  card,
  collectEvidence,
  enters,
  keyword,
  putCounters,
  tapIt,
  target,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const crimestopperSprite = card({
  name: 'Crimestopper Sprite',
  cost: '{2}{U}',
  type: 'Creature — Faerie Detective',
  power: 2,
  toughness: 2,
  abilities: [
    { kind: 'additionalCost', cost: [collectEvidence(6)], optional: 'may', name: 'evidence' },
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        tapIt(the('creature')),
        when({ kind: 'paid', cost: 'evidence' }, putCounters('stun', 1, the('creature'))),
      ],
    }),
  ],
})
