import { card, costsMore } from '@spellwright/dsl'

export const sphereOfResistance = card({
  name: 'Sphere of Resistance',
  cost: '{2}',
  type: 'Artifact',
  abilities: [costsMore('eachPlayer', {}, '{1}')],
})
