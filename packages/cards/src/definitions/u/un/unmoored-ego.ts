import { bound, card, count, draw, exile, search, shuffle, spell, targetOpponent, the, upTo } from '@spellwright/dsl'

export const unmooredEgo = card({
  name: 'Unmoored Ego',
  cost: '{1}{U}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'cardName' }, as: 'name' },
        search(
          { name: { chosen: 'name' } },
          { whose: the('player'), zones: ['graveyard', 'hand', 'library'], count: upTo(4) },
        ),
        { kind: 'let', as: 'fromHand', quantity: count({ zone: 'hand', among: the('found') }) },
        exile(the('found')),
        shuffle(the('player')),
        draw(bound('fromHand'), the('player')),
      ],
    }),
  ],
})
