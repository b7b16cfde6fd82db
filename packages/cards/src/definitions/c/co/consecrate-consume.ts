import {
  did,
  draw,
  exactly,
  exile,
  gainLife,
  powerOf,
  spell,
  target,
  targetPlayer,
  the,
  twoFaced,
  when,
} from '@spellwright/dsl'

export const consecrateConsume = twoFaced(
  'split',
  {
    name: 'Consecrate',
    cost: '{1}{W/B}',
    type: 'Instant',
    abilities: [spell({ targets: { card: target({ zone: 'graveyard' }) }, effects: [exile(the('card')), draw(1)] })],
  },
  {
    name: 'Consume',
    cost: '{2}{W}{B}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { player: targetPlayer },
        effects: [
          {
            kind: 'choose',
            player: the('player'),
            from: {
              type: 'creature',
              controller: the('player'),
              power: {
                exactly: { kind: 'greatest', value: 'power', of: { type: 'creature', controller: the('player') } },
              },
            },
            count: exactly(1),
            as: 'creature',
          },
          { kind: 'sacrifice', what: the('creature'), by: 'controller', as: 'sacrificed' },
          when(did('sacrificed'), gainLife(powerOf(the('sacrificed')))),
        ],
      }),
    ],
  },
)
