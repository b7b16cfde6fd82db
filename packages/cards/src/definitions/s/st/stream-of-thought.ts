import { card, keyword, mana, mill, put, shuffle, spell, targetPlayer, the, upTo } from '@spellwright/dsl'

export const streamOfThought = card({
  name: 'Stream of Thought',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        mill(4, the('player')),
        { kind: 'choose', player: 'you', from: { zone: 'graveyard' }, whose: 'you', count: upTo(4), as: 'cards' },
        put('library', the('cards')),
        shuffle(),
      ],
    }),
    keyword({ kind: 'replicate', cost: [mana('{2}{U}{U}')] }),
  ],
})
