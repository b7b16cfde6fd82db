import { card, dealDamage, enters, keyword, payLife, rule, the, triggered } from '@spellwright/dsl'

export const terrorOfThePeaks = card({
  name: 'Terror of the Peaks',
  cost: '{3}{R}{R}',
  type: 'Creature — Dragon',
  power: 5,
  toughness: 4,
  abilities: [
    keyword('flying'),
    rule({
      kind: 'costChange',
      player: 'opponent',
      spell: { targets: 'self' },
      change: { kind: 'increase', cost: [payLife(3)] },
    }),
    triggered({
      on: enters({ controller: 'you', type: 'creature', other: true }),
      targets: { target: { anyTarget: 'any target' } },
      effects: [dealDamage({ kind: 'powerOf', object: 'eventObject' }, the('target'))],
    }),
  ],
})
