import { card, draw, keyword, triggered } from '@spellwright/dsl'

export const satoruTheInfiltrator = card({
  name: 'Satoru, the Infiltrator',
  cost: '{U}{B}',
  type: 'Legendary Creature — Human Ninja Rogue',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('menace'),
    triggered({
      on: {
        kind: 'zoneChange',
        object: { any: [{ among: 'self' }, { type: 'creature', is: 'nontoken', controller: 'you', other: true }] },
        to: 'battlefield',
        batch: 'oneOrMore',
      },
      condition: {
        kind: 'exists',
        of: { among: 'eventObject', not: { is: 'noManaSpent' } },
        count: { exactly: 0 },
      },
      effects: [draw(1)],
    }),
  ],
})
