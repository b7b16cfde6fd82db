import { apply, card, enters, gain, keyword, matches, putCounters, ruleUntil, triggered } from '@spellwright/dsl'

export const rapidAugmenter = card({
  name: 'Rapid Augmenter',
  cost: '{1}{U}{R}',
  type: 'Creature — Otter Artificer',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('haste'),
    triggered({
      on: enters({ type: 'creature', controller: 'you', other: true, basePower: { exactly: 1 } }),
      effects: [apply('eventObject', [gain('haste')])],
    }),
    triggered({
      on: enters({ type: 'creature', controller: 'you', other: true }),
      condition: matches('eventObject', { is: 'wasNotCast' }),
      effects: [putCounters('+1/+1', 1, 'self'), ruleUntil({ kind: 'cantBeBlocked', what: 'self' })],
    }),
  ],
})
