import { card, keyword, mana, put, shuffle, spell, target, targetPlayer, the, upTo } from '@spellwright/dsl'

export const memorysJourney = card({
  name: "Memory's Journey",
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        player: targetPlayer,
        cards: target({ zone: 'graveyard', owner: the('player') }, { count: upTo(3) }),
      },
      effects: [put('library', the('cards')), shuffle(the('player'))],
    }),
    keyword({ kind: 'flashback', cost: [mana('{G}')] }),
  ],
})
