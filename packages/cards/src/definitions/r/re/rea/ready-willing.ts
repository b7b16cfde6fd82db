import { all, apply, gain, keyword, spell, twoFaced, untap } from '@spellwright/dsl'

export const readyWilling = twoFaced(
  'split',
  {
    name: 'Ready',
    cost: '{1}{G}{W}',
    type: 'Instant',
    abilities: [
      spell({
        effects: [
          apply(all({ type: 'creature', controller: 'you' }), [gain('indestructible')]),
          untap(all({ type: 'creature', controller: 'you' })),
        ],
      }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Willing',
    cost: '{1}{W}{B}',
    type: 'Instant',
    abilities: [
      spell({ effects: [apply(all({ type: 'creature', controller: 'you' }), [gain('deathtouch'), gain('lifelink')])] }),
      keyword('fuse'),
    ],
  },
)
