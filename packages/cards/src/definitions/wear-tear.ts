import { destroy, keyword, spell, target, the, twoFaced } from '@spellwright/dsl'

export const wearTear = twoFaced(
  'split',
  {
    name: 'Wear',
    cost: '{1}{R}',
    type: 'Instant',
    abilities: [
      spell({ targets: { artifact: target({ type: 'artifact' }) }, effects: [destroy(the('artifact'))] }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Tear',
    cost: '{W}',
    type: 'Instant',
    abilities: [
      spell({ targets: { enchantment: target({ type: 'enchantment' }) }, effects: [destroy(the('enchantment'))] }),
      keyword('fuse'),
    ],
  },
)
