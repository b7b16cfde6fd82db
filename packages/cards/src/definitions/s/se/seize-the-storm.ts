import { card, count, createToken, keyword, mana, plus, spell, token } from '@spellwright/dsl'

const size = plus(
  count({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }),
  count({ zone: 'exile', owner: 'you', keyword: 'flashback' }),
)

export const seizeTheStorm = card({
  name: 'Seize the Storm',
  cost: '{4}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        createToken(
          1,
          token({
            colors: ['R'],
            type: 'Creature — Elemental',
            abilities: [keyword('trample'), { kind: 'characteristicDefining', power: size, toughness: size }],
          }),
        ),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{6}{R}')] }),
  ],
})
