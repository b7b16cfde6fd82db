import { apply, exactly, gain, keyword, mill, put, spell, targetPlayer, the, twoFaced } from '@spellwright/dsl'

export const breakingEntering = twoFaced(
  'split',
  {
    name: 'Breaking',
    cost: '{U}{B}',
    type: 'Sorcery',
    abilities: [spell({ targets: { player: targetPlayer }, effects: [mill(8, the('player'))] }), keyword('fuse')],
  },
  {
    name: 'Entering',
    cost: '{4}{B}{R}',
    type: 'Sorcery',
    abilities: [
      spell({
        effects: [
          {
            kind: 'choose',
            player: 'you',
            from: { type: 'creature', zone: 'graveyard' },
            count: exactly(1),
            as: 'card',
          },
          put('battlefield', the('card'), { under: 'you', as: 'entered' }),
          apply(the('entered'), [gain('haste')]),
        ],
      }),
      keyword('fuse'),
    ],
  },
)
