import { card, costsMore } from '@spellwright/dsl'

export const defenseGrid = card({
  name: 'Defense Grid',
  cost: '{2}',
  type: 'Artifact',
  abilities: [costsMore('nonactivePlayer', {}, '{3}')],
})
