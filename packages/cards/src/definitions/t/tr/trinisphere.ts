import { card, matches, rule } from '@spellwright/dsl'

export const trinisphere = card({
  name: 'Trinisphere',
  type: 'Artifact',
  cost: '{3}',
  abilities: [
    rule(
      { kind: 'costChange', player: 'eachPlayer', spell: {}, change: { kind: 'atLeast', amount: 3 } },
      { condition: matches('self', { is: 'untapped' }) },
    ),
  ],
})
