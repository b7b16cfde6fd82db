import { activated, anyNumber, card, mana, mill, tap, the } from '@spellwright/dsl'

export const riverchurnMonument = card({
  name: 'Riverchurn Monument',
  type: 'Artifact',
  cost: '{1}{U}',
  abilities: [
    activated({
      cost: [mana('{1}'), tap],
      targets: { players: { players: { player: 'any' }, count: anyNumber } },
      effects: [mill(2, the('players'))],
    }),
    activated({
      abilityWord: 'Exhaust',
      limit: { times: 1, per: 'game' },
      cost: [mana('{2}{U}{U}'), tap],
      targets: { players: { players: { player: 'any' }, count: anyNumber } },
      effects: [
        {
          kind: 'forEachPlayer',
          players: the('players'),
          as: 'player',
          effects: [mill({ kind: 'cardsIn', zone: 'graveyard', player: the('player') }, the('player'))],
        },
      ],
    }),
  ],
})
