import { all, card, discard, exile, spell, targetPlayer, the } from '@spellwright/dsl'

export const goBlank = card({
  name: 'Go Blank',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [discard(2, the('player')), exile(all({ zone: 'graveyard', owner: the('player') }))],
    }),
  ],
})
