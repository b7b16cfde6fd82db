import { activated, card, gainLife, keyword, tap } from '@spellwright/dsl'

export const rejuvenationChamber = card({
  name: 'Rejuvenation Chamber',
  cost: '{3}',
  type: 'Artifact',
  abilities: [keyword({ kind: 'fading', count: 2 }), activated({ cost: [tap], effects: [gainLife(2)] })],
})
