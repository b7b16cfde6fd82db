import { card, keyword } from '@spellwright/dsl'

export const caprichrome = card({
  name: 'Caprichrome',
  cost: '{3}{W}',
  type: 'Artifact Creature — Goat',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flash'),
    keyword('vigilance'),
    keyword({ kind: 'devour', count: 1, what: { type: 'artifact' } }),
  ],
})
