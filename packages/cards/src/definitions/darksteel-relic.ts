import { card, keyword } from '@spellwright/dsl'

export const darksteelRelic = card({
  name: 'Darksteel Relic',
  cost: '{0}',
  type: 'Artifact',
  abilities: [keyword('indestructible')],
})
