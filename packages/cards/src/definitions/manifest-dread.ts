import { card } from '@spellwright/dsl'

export const manifestDread = card({
  name: 'Manifest Dread',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [{ kind: 'spell', effects: [{ kind: 'manifestDread', player: 'you' }] }],
})
