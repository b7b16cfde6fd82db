import { discard, draw, exactly, returnTo, spell, the, twoFaced } from '@spellwright/dsl'

export const discoveryDispersal = twoFaced(
  'split',
  {
    name: 'Discovery',
    cost: '{1}{U/B}',
    type: 'Sorcery',
    abilities: [spell({ effects: [{ kind: 'surveil', player: 'you', count: 2 }, draw(1)] })],
  },
  {
    name: 'Dispersal',
    cost: '{3}{U}{B}',
    type: 'Instant',
    abilities: [
      spell({
        effects: [
          {
            kind: 'choose',
            player: 'opponent',
            from: {
              not: { type: 'land' },
              controller: 'opponent',
              manaValue: { exactly: { kind: 'greatest', value: 'manaValue', of: { controller: 'opponent' } } },
            },
            count: exactly(1),
            as: 'permanent',
          },
          returnTo('hand', the('permanent')),
          discard(1, 'opponent'),
        ],
      }),
    ],
  },
)
