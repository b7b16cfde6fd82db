import { all, apply, card, destroy, type Filter, gain, putCounters, returnTo, spell, the, upTo } from '@spellwright/dsl'

const strongest: Filter = {
  type: 'creature',
  power: {
    atLeast: { kind: 'greatest', value: 'power', of: { type: 'creature', controller: { controllerOf: 'affected' } } },
  },
}

export const gixsCommand = card({
  name: "Gix's Command",
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: {
        min: 2,
        max: 2,
        options: [
          {
            effects: [
              { kind: 'choose', player: 'you', from: { type: 'creature' }, count: upTo(1), as: 'creature' },
              putCounters('+1/+1', 2, the('creature')),
              apply(the('creature'), [gain('lifelink')]),
            ],
          },
          { effects: [destroy(all({ type: 'creature', power: { atMost: 2 } }))] },
          {
            effects: [
              {
                kind: 'choose',
                player: 'you',
                from: { zone: 'graveyard', type: 'creature' },
                whose: 'you',
                count: upTo(2),
                as: 'cards',
              },
              returnTo('hand', the('cards')),
            ],
          },
          { effects: [{ kind: 'sacrificeChoice', player: 'opponent', filter: strongest, count: 1 }] },
        ],
      },
      effects: [],
    }),
  ],
})
