import { all, keyword, pump, spell, twoFaced } from '@spellwright/dsl'

export const profitLoss = twoFaced(
  'split',
  {
    name: 'Profit',
    cost: '{1}{W}',
    type: 'Instant',
    abilities: [spell({ effects: [pump(all({ type: 'creature', controller: 'you' }), 1, 1)] }), keyword('fuse')],
  },
  {
    name: 'Loss',
    cost: '{2}{B}',
    type: 'Instant',
    abilities: [spell({ effects: [pump(all({ type: 'creature', controller: 'opponent' }), -1, -1)] }), keyword('fuse')],
  },
)
