import { activated, all, card, exile, loyalty, mill, rule, targetPlayer, the } from '@spellwright/dsl'

export const ashiokDreamRender = card({
  name: 'Ashiok, Dream Render',
  cost: '{1}{U/B}{U/B}',
  type: 'Legendary Planeswalker — Ashiok',
  loyalty: 5,
  abilities: [
    rule({ kind: 'cantSearchOwnLibrary', player: 'opponent' }),
    activated({
      cost: [loyalty(-1)],
      targets: { player: targetPlayer },
      effects: [mill(4, the('player')), exile(all({ zone: 'graveyard', owner: 'opponent' }))],
    }),
  ],
})
