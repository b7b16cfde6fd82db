import { all, card, enters, exactly, keyword, put, sacrificeIt, the, triggered, when } from '@spellwright/dsl'

export const courtHussar = card({
  name: 'Court Hussar',
  cost: '{2}{U}',
  type: 'Creature — Vedalken Knight',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'seen' },
        { kind: 'chooseAmong', player: 'you', among: the('seen'), count: exactly(1), as: 'kept' },
        put('hand', the('kept')),
        put('library', all({ zone: 'library', among: the('seen') }), {
          library: { position: 'bottom', order: 'chosen' },
        }),
      ],
    }),
    triggered({
      on: enters('self'),
      effects: [
        when(
          { kind: 'compare', quantity: { kind: 'manaSpent', color: 'W', on: 'cost' }, is: { exactly: 0 } },
          sacrificeIt('self'),
        ),
      ],
    }),
  ],
})
