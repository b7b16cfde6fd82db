import { dealDamage, keyword, loseLife, spell, target, the, twoFaced, X } from '@spellwright/dsl'

export const cutRibbons = twoFaced(
  'split',
  {
    name: 'Cut',
    cost: '{1}{R}',
    type: 'Sorcery',
    abilities: [spell({ targets: { victim: target({ type: 'creature' }) }, effects: [dealDamage(4, the('victim'))] })],
  },
  {
    name: 'Ribbons',
    cost: '{X}{B}{B}',
    type: 'Sorcery',
    abilities: [keyword('aftermath'), spell({ effects: [loseLife(X, 'opponent')] })],
  },
)
