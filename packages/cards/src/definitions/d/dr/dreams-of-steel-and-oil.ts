import { card, exactly, exile, type Filter, spell, targetOpponent, the } from '@spellwright/dsl'

const kind: Filter = { type: ['artifact', 'creature'] }

export const dreamsOfSteelAndOil = card({
  name: 'Dreams of Steel and Oil',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', ...kind },
          whose: the('player'),
          count: exactly(1),
          as: 'first',
        },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', ...kind },
          whose: the('player'),
          count: exactly(1),
          as: 'second',
        },
        exile([the('first'), the('second')]),
      ],
    }),
  ],
})
