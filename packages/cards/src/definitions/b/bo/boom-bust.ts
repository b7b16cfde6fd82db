import { all, destroy, spell, target, the, twoFaced } from '@spellwright/dsl'

export const boomBust = twoFaced(
  'split',
  {
    name: 'Boom',
    cost: '{1}{R}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: {
          own: target({ type: 'land', controller: 'you' }),
          other: target({ type: 'land', not: { controller: 'you' } }),
        },
        effects: [destroy([the('own'), the('other')])],
      }),
    ],
  },
  { name: 'Bust', cost: '{5}{R}', type: 'Sorcery', abilities: [spell({ effects: [destroy(all({ type: 'land' }))] })] },
)
