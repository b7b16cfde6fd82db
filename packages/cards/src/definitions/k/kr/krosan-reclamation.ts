import { card, keyword, mana, put, shuffle, spell, target, targetPlayer, the, upTo } from '@spellwright/dsl'

export const krosanReclamation = card({
  name: 'Krosan Reclamation',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer, cards: target({ zone: 'graveyard', owner: the('player') }, { count: upTo(2) }) },
      effects: [put('library', the('cards')), shuffle(the('player'))],
    }),
    keyword({ kind: 'flashback', cost: [mana('{1}{G}')] }),
  ],
})
