import { card, count, keyword, mana, rule } from '@spellwright/dsl'

export const sailorsBane = card({
  name: "Sailors' Bane",
  cost: '{7}{U}{U}',
  type: 'Creature — Dragon Turtle',
  power: 7,
  toughness: 7,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: count({
            zone: ['exile', 'graveyard'],
            owner: 'you',
            any: [{ type: ['instant', 'sorcery'] }, { is: 'hasAdventure' }],
          }),
        },
      },
      { zone: 'everywhere' },
    ),
    keyword({ kind: 'ward', cost: [mana('{4}')] }),
  ],
})
