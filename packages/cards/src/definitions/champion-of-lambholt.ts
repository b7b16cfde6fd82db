import { card, enters, powerOf, putCounters, rule, triggered } from '@spellwright/dsl'

export const championOfLambholt = card({
  name: 'Champion of Lambholt',
  cost: '{1}{G}{G}',
  type: 'Creature — Human Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    rule({
      kind: 'cantBlock',
      what: { type: 'creature', power: { lessThan: powerOf('self') } },
      attackers: { type: 'creature', controller: 'you' },
    }),
    triggered({
      on: enters({ type: 'creature', controller: 'you', other: true }),
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
