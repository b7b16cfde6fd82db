import { card, count, rule } from '@spellwright/dsl'

export const temurBattlecrier = card({
  name: 'Temur Battlecrier',
  cost: '{G}{U}{R}',
  type: 'Creature — Orc Ranger',
  power: 4,
  toughness: 3,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: {},
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: count({ type: 'creature', controller: 'you', power: { atLeast: 4 } }),
        },
      },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
