import { card, rule } from '@spellwright/dsl'

export const cursedTotem = card({
  name: 'Cursed Totem',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'cantActivate', object: { type: 'creature' }, ability: 'any' })],
})
