import { activated, card, did, when } from '@spellwright/dsl'

export const aangsIceberg = card({
  name: "Aang's Iceberg",
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    {
      kind: 'keyword',
      keyword: 'flash',
    },
    {
      kind: 'triggered',
      on: {
        kind: 'zoneChange',
        object: 'self',
        to: 'battlefield',
      },
      targets: {
        target: {
          objects: {
            not: {
              type: 'land',
            },
            other: true,
          },
          count: {
            min: 0,
            max: 1,
          },
        },
      },
      effects: [
        {
          kind: 'exileUntilSourceLeaves',
          what: {
            the: 'target',
          },
        },
      ],
    },
    activated({
      cost: [{ kind: 'waterbend', mana: '{3}' }],
      effects: [
        { kind: 'sacrifice', what: 'self', as: 'sacrificed' },
        when(did('sacrificed'), { kind: 'scry', player: 'you', count: 2 }),
      ],
    }),
  ],
})
