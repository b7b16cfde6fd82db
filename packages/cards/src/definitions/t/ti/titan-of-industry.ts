import {
  card,
  createToken,
  destroy,
  enters,
  exactly,
  gainLife,
  keyword,
  putCounters,
  target,
  targetPlayer,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const titanOfIndustry = card({
  name: 'Titan of Industry',
  cost: '{4}{G}{G}{G}',
  type: 'Creature — Elemental',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('reach'),
    keyword('trample'),
    triggered({
      on: enters('self'),
      modes: {
        min: 2,
        max: 2,
        options: [
          {
            targets: { permanent: target({ type: ['artifact', 'enchantment'] }) },
            effects: [destroy(the('permanent'))],
          },
          { targets: { player: targetPlayer }, effects: [gainLife(5, the('player'))] },
          {
            effects: [
              createToken(1, token({ colors: ['G'], type: 'Creature — Rhino Warrior', power: 4, toughness: 4 })),
            ],
          },
          {
            effects: [
              {
                kind: 'choose',
                player: 'you',
                from: { type: 'creature', controller: 'you' },
                count: exactly(1),
                as: 'creature',
              },
              putCounters('shield', 1, the('creature')),
            ],
          },
        ],
      },
      effects: [],
    }),
  ],
})
