import {
  activated,
  bound,
  card,
  count,
  draw,
  exile,
  mana,
  search,
  shuffle,
  tap,
  targetOpponent,
  the,
  upTo,
} from '@spellwright/dsl'

export const theStoneBrain = card({
  name: 'The Stone Brain',
  cost: '{2}',
  type: 'Legendary Artifact',
  abilities: [
    activated({
      cost: [mana('{2}'), tap, { kind: 'exile', what: 'self' }],
      timing: 'sorcery',
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
