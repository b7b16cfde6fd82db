import { all, card, keyword, mana, put, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const repopulate = card({
  name: 'Repopulate',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        put('library', all({ zone: 'graveyard', owner: the('player'), type: 'creature' })),
        shuffle(the('player')),
      ],
    }),
    keyword({ kind: 'cycling', cost: [mana('{2}')] }),
  ],
})
