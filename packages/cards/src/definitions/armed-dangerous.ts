import { apply, gain, keyword, modifyPT, ruleUntil, spell, target, the, twoFaced } from '@spellwright/dsl'

export const armedDangerous = twoFaced(
  'split',
  {
    name: 'Armed',
    cost: '{1}{R}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { armed: target({ type: 'creature' }) },
        effects: [apply(the('armed'), [modifyPT(1, 1), gain('double strike')])],
      }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Dangerous',
    cost: '{3}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { lure: target({ type: 'creature' }) },
        effects: [ruleUntil({ kind: 'mustBeBlocked', what: the('lure'), by: 'byAll' })],
      }),
      keyword('fuse'),
    ],
  },
)
