import { card, controllerOf, eventAmount, keyword, triggered } from '@spellwright/dsl'

export const phyrexianObliterator = card({
  name: 'Phyrexian Obliterator',
  cost: '{B}{B}{B}{B}',
  type: 'Creature — Phyrexian Horror',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('trample'),
    triggered({
      on: { kind: 'damage', to: { object: 'self' }, source: {} },
      effects: [{ kind: 'sacrificeChoice', player: controllerOf('eventSource'), filter: {}, count: eventAmount }],
    }),
  ],
})
