import { card, draw, loseLife, mana, put, search, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const insatiableAvarice = card({
  name: 'Insatiable Avarice',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 1,
        max: 2,
        keyword: 'spree',
        options: [
          {
            cost: [mana('{2}')],
            effects: [search({}), shuffle(), put('library', the('found'), { library: { position: 'top' } })],
          },
          {
            cost: [mana('{B}{B}')],
            targets: { player: targetPlayer },
            effects: [draw(3, the('player')), loseLife(3, the('player'))],
          },
        ],
      },
      effects: [],
    }),
  ],
})
