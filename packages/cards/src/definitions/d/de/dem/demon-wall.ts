import { activated, card, keyword, mana, matches, putCounters, rule } from '@spellwright/dsl'

export const demonWall = card({
  name: 'Demon Wall',
  cost: '{1}{B}',
  type: 'Artifact Creature — Demon Wall',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('defender'),
    keyword('menace'),
    rule(
      { kind: 'attackAsThoughNotDefender', what: 'self' },
      { condition: matches('self', { counters: { counter: 'any', count: { atLeast: 1 } } }) },
    ),
    activated({ cost: [mana('{5}{B}')], effects: [putCounters('+1/+1', 2, 'self')] }),
  ],
})
