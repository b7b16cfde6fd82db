import { card, exactly, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const infernalTutor = card({
  name: 'Infernal Tutor',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Hellbent',
          condition: {
            kind: 'compare',
            quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' },
            is: { exactly: 0 },
          },
          then: [search({}), put('hand', the('found')), shuffle()],
          else: [
            { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(1), as: 'card' },
            { kind: 'reveal', what: the('card') },
            search({ name: { sameAs: the('card') } }, { reveal: 'reveal' }),
            put('hand', the('found')),
            shuffle(),
          ],
        },
      ],
    }),
  ],
})
