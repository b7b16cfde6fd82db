import { card, dies, exile, gainLife, keyword, rule, triggered } from '@spellwright/dsl'

export const serraParagon = card({
  name: 'Serra Paragon',
  cost: '{2}{W}{W}',
  type: 'Creature — Angel',
  power: 3,
  toughness: 4,
  abilities: [
    keyword('flying'),
    rule(
      {
        kind: 'mayPlayFrom',
        player: 'you',
        zone: 'graveyard',
        what: { owner: 'you', any: [{ type: 'land' }, { is: 'permanentCard', manaValue: { atMost: 3 } }] },
        verb: 'play',
        perTurn: 1,
        gains: triggered({ on: dies('self'), effects: [exile('self'), gainLife(2)] }),
      },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
