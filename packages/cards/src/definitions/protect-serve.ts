import { keyword, pump, spell, target, the, twoFaced } from '@spellwright/dsl'

export const protectServe = twoFaced(
  'split',
  {
    name: 'Protect',
    cost: '{2}{W}',
    type: 'Instant',
    abilities: [
      spell({ targets: { protected: target({ type: 'creature' }) }, effects: [pump(the('protected'), 2, 4)] }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Serve',
    cost: '{1}{U}',
    type: 'Instant',
    abilities: [
      spell({ targets: { served: target({ type: 'creature' }) }, effects: [pump(the('served'), -6, 0)] }),
      keyword('fuse'),
    ],
  },
)
