import { keyword, returnTo, spell, target, targetPlayer, the, twoFaced } from '@spellwright/dsl'

export const farAway = twoFaced(
  'split',
  {
    name: 'Far',
    cost: '{1}{U}',
    type: 'Instant',
    abilities: [
      spell({ targets: { creature: target({ type: 'creature' }) }, effects: [returnTo('hand', the('creature'))] }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Away',
    cost: '{2}{B}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { player: targetPlayer },
        effects: [{ kind: 'sacrificeChoice', player: the('player'), filter: { type: 'creature' }, count: 1 }],
      }),
      keyword('fuse'),
    ],
  },
)
