import { card, put, spell, the } from '@spellwright/dsl'

export const factOrFiction = card({
  name: 'Fact or Fiction',
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 5, reveal: 'reveal', as: 'revealed' },
        { kind: 'choosePlayer', player: 'you', from: { player: 'opponent' }, as: 'opponent' },
        { kind: 'piles', what: the('revealed'), by: the('opponent'), chooser: 'you', chosen: 'kept', other: 'rest' },
        put('hand', the('kept')),
        put('graveyard', the('rest')),
      ],
    }),
  ],
})
