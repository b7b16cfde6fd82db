import { bound, card, exactly, exile, returnTo, spell, the, X } from '@spellwright/dsl'

export const recall = card({
  name: 'Recall',
  cost: '{X}{X}{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'discard', player: 'you', count: X, how: 'choice', as: 'discarded' },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard' },
          whose: 'you',
          count: exactly(bound('discarded')),
          as: 'cards',
        },
        returnTo('hand', the('cards')),
        exile('self'),
      ],
    }),
  ],
})
