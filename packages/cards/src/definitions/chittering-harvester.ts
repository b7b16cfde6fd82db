import { card, keyword, mana, triggered } from '@spellwright/dsl'

export const chitteringHarvester = card({
  name: 'Chittering Harvester',
  cost: '{5}{B}',
  type: 'Creature — Nightmare',
  power: 4,
  toughness: 6,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{4}{B}')] }),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      effects: [{ kind: 'sacrificeChoice', player: 'opponent', filter: { type: 'creature' }, count: 1 }],
    }),
  ],
})
