import {
  activated,
  card,
  did,
  enters,
  exactly,
  may,
  put,
  sacrificeSelf,
  search,
  shuffle,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const ajanisAid = card({
  name: "Ajani's Aid",
  cost: '{2}{G}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        may(
          search(
            { name: 'Ajani, Valiant Protector' },
            { zones: ['library', 'graveyard'], which: 'chosen', reveal: 'reveal' },
          ),
          put('hand', the('found')),
          when(did('searchedLibrary'), shuffle()),
        ),
      ],
    }),
    activated({
      cost: [sacrificeSelf],
      effects: [
        { kind: 'choose', player: 'you', from: { type: 'creature' }, count: exactly(1), as: 'creature' },
        {
          kind: 'shield',
          replacement: {
            kind: 'damage',
            source: the('creature'),
            to: 'any',
            combat: 'combat',
            change: { kind: 'prevent', amount: 'all' },
          },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
