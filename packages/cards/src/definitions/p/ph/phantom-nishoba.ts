import { card, gainLife, keyword, replacement, triggered } from '@spellwright/dsl'

export const phantomNishoba = card({
  name: 'Phantom Nishoba',
  cost: '{5}{G}{W}',
  type: 'Creature — Cat Beast Spirit',
  power: 0,
  toughness: 0,
  abilities: [
    keyword('trample'),
    replacement({ kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: '+1/+1', count: 7 }] }),
    triggered({ on: { kind: 'damage', source: 'self' }, effects: [gainLife({ kind: 'eventAmount' })] }),
    replacement({
      kind: 'damage',
      to: { object: 'self' },
      change: { kind: 'prevent', amount: 'all' },
      then: [{ kind: 'removeCounters', what: 'self', counter: '+1/+1', count: 1 }],
    }),
  ],
})
