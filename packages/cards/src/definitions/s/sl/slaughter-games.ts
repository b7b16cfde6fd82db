import { anyNumber, card, exile, rule, search, shuffle, spell, targetOpponent, the } from '@spellwright/dsl'

export const slaughterGames = card({
  name: 'Slaughter Games',
  cost: '{2}{B}{R}',
  type: 'Sorcery',
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    spell({
      targets: { player: targetOpponent },
      effects: [
        {
          kind: 'chooseWord',
          player: 'you',
          choose: { kind: 'cardName', filter: { not: { type: 'land' } } },
          as: 'name',
        },
        search(
          { name: { chosen: 'name' } },
          { whose: the('player'), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        exile(the('found')),
        shuffle(the('player')),
      ],
    }),
  ],
})
