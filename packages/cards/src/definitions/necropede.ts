import { card, dies, keyword, may, putCounters, target, the, triggered } from '@spellwright/dsl'

export const necropede = card({
  name: 'Necropede',
  cost: '{2}',
  type: 'Artifact Creature — Phyrexian Insect',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('infect'),
    triggered({
      on: dies('self'),
      targets: { creature: target({ type: 'creature' }) },
      effects: [may(putCounters('-1/-1', 1, the('creature')))],
    }),
  ],
})
