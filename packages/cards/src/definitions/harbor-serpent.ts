import { card, keyword, not, rule } from '@spellwright/dsl'

export const harborSerpent = card({
  name: 'Harbor Serpent',
  cost: '{4}{U}{U}',
  type: 'Creature — Serpent',
  power: 5,
  toughness: 5,
  abilities: [
    keyword({ kind: 'landwalk', land: { subtype: 'Island' } }),
    rule(
      { kind: 'cantAttack', what: 'self' },
      { condition: not({ kind: 'exists', of: { subtype: 'Island' }, count: { atLeast: 5 } }) },
    ),
  ],
})
