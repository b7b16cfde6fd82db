import { card, keyword, matches, replacement, triggered } from '@spellwright/dsl'

export const moonshadow = card({
  name: 'Moonshadow',
  cost: '{B}',
  type: 'Creature — Elemental',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('menace'),
    replacement({ kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: '-1/-1', count: 6 }] }),
    triggered({
      on: {
        kind: 'zoneChange',
        object: { is: ['permanentCard', 'nontoken'], owner: 'you' },
        to: 'graveyard',
        batch: 'oneOrMore',
      },
      while: matches('self', { counters: { counter: '-1/-1', count: { atLeast: 1 } } }),
      effects: [{ kind: 'removeCounters', what: 'self', counter: '-1/-1', count: 1 }],
    }),
  ],
})
