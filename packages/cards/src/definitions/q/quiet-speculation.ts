import { card, put, search, shuffle, spell, targetPlayer, the, upTo } from '@spellwright/dsl'

export const quietSpeculation = card({
  name: 'Quiet Speculation',
  cost: '{1}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        search({ keyword: 'flashback' }, { whose: the('player'), count: upTo(3) }),
        put('graveyard', the('found')),
        shuffle(the('player')),
      ],
    }),
  ],
})
