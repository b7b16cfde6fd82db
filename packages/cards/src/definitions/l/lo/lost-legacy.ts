import { anyNumber, bound, card, count, draw, exile, search, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const lostLegacy = card({
  name: 'Lost Legacy',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'chooseWord',
          player: 'you',
          choose: { kind: 'cardName', filter: { not: { type: ['artifact', 'land'] } } },
          as: 'name',
        },
        search(
          { name: { chosen: 'name' } },
          { whose: the('player'), zones: ['graveyard', 'hand', 'library'], count: anyNumber },
        ),
        { kind: 'let', as: 'fromHand', quantity: count({ among: the('found'), zone: 'hand' }) },
        exile(the('found')),
        shuffle(the('player')),
        draw(bound('fromHand'), the('player')),
      ],
    }),
  ],
})
