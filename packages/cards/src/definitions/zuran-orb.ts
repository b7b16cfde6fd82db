import { activated, card, gainLife, sacrifice } from '@spellwright/dsl'

export const zuranOrb = card({
  name: 'Zuran Orb',
  cost: '{0}',
  type: 'Artifact',
  abilities: [activated({ cost: [sacrifice({ type: 'land' })], effects: [gainLife(2)] })],
})
