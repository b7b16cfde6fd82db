import { card, keyword, tapForMana } from '@spellwright/dsl'

export const darksteelCitadel = card({
  name: 'Darksteel Citadel',
  type: 'Artifact Land',
  abilities: [keyword('indestructible'), tapForMana('{C}')],
})
