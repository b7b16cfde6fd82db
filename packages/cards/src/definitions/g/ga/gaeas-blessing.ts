import { all, card, draw, put, shuffle, spell, target, targetPlayer, the, triggered, upTo } from '@spellwright/dsl'

export const gaeasBlessing = card({
  name: "Gaea's Blessing",
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer, cards: target({ zone: 'graveyard', owner: the('player') }, { count: upTo(3) }) },
      effects: [put('library', the('cards')), shuffle(the('player')), draw(1)],
    }),
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'library', to: 'graveyard' },
      effects: [put('library', all({ zone: 'graveyard', owner: 'you' })), shuffle()],
    }),
  ],
})
