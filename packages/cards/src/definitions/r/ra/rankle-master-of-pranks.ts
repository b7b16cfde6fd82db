import { card, discard, draw, keyword, loseLife, triggered } from '@spellwright/dsl'

export const rankleMasterOfPranks = card({
  name: 'Rankle, Master of Pranks',
  cost: '{2}{B}{B}',
  type: 'Legendary Creature — Faerie Rogue',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    keyword('haste'),
    triggered({
      on: { kind: 'damage', source: 'self', to: { player: 'any' }, combat: 'combat' },
      modes: {
        min: 0,
        max: 3,
        options: [
          { effects: [discard(1, 'eachPlayer')] },
          { effects: [loseLife(1, 'eachPlayer'), draw(1, 'eachPlayer')] },
          { effects: [{ kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'creature' }, count: 1 }] },
        ],
      },
      effects: [],
    }),
  ],
})
