import { card, ownerOf, put, shuffle, spell, target, the } from '@spellwright/dsl'

export const deglamer = card({
  name: 'Deglamer',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['artifact', 'enchantment'] }) },
      effects: [put('library', the('permanent')), shuffle(ownerOf(the('permanent')))],
    }),
  ],
})
