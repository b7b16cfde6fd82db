import { anyTarget, createToken, dealDamage, spell, the, twoFaced } from '@spellwright/dsl'
import { greenElephant } from '../tokens.ts'

export const assaultBattery = twoFaced(
  'split',
  {
    name: 'Assault',
    cost: '{R}',
    type: 'Sorcery',
    abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(2, the('victim'))] })],
  },
  {
    name: 'Battery',
    cost: '{3}{G}',
    type: 'Sorcery',
    abilities: [spell({ effects: [createToken(1, greenElephant)] })],
  },
)
