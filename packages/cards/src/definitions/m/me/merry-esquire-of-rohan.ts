import { card, continuous, draw, gain, keyword, matches, triggered } from '@spellwright/dsl'

export const merryEsquireOfRohan = card({
  name: 'Merry, Esquire of Rohan',
  cost: '{R}{W}',
  type: 'Legendary Creature — Halfling Knight',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    continuous({ condition: matches('self', { is: 'equipped' }), affects: 'self', apply: [gain('first strike')] }),
    triggered({
      on: { kind: 'attacks', object: 'self', with: { count: 1, of: { type: 'creature', supertype: 'legendary' } } },
      effects: [draw(1)],
    }),
  ],
})
