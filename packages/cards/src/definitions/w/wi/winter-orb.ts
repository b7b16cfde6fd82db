import { card, matches, rule } from '@spellwright/dsl'

export const winterOrb = card({
  name: 'Winter Orb',
  type: 'Artifact',
  cost: '{2}',
  abilities: [
    rule(
      { kind: 'untapsAtMost', what: { type: 'land' }, count: 1 },
      { condition: matches('self', { is: 'untapped' }) },
    ),
  ],
})
