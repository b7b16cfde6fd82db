import { card, eventAmount, keyword, triggered } from '@spellwright/dsl'

export const phyrexianNegator = card({
  name: 'Phyrexian Negator',
  cost: '{2}{B}',
  type: 'Creature — Phyrexian Horror',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('trample'),
    triggered({
      on: { kind: 'damage', to: { object: 'self' }, batch: 'oneOrMore' },
      effects: [{ kind: 'sacrificeChoice', player: 'you', filter: {}, count: eventAmount }],
    }),
  ],
})
