import { card, exile, search, shuffle, spell, targetOpponent, the, upTo } from '@spellwright/dsl'

export const ancientVendetta = card({
  name: 'Ancient Vendetta',
  cost: '{3}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'cardName' }, as: 'name' },
        search(
          { name: { chosen: 'name' } },
          { whose: the('player'), zones: ['graveyard', 'hand', 'library'], count: upTo(4) },
        ),
        exile(the('found')),
        shuffle(the('player')),
      ],
    }),
  ],
})
