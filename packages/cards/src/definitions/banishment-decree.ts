import { card, put, spell, target, the } from '@spellwright/dsl'

export const banishmentDecree = card({
  name: 'Banishment Decree',
  cost: '{3}{W}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['artifact', 'creature', 'enchantment'] }) },
      effects: [put('library', the('permanent'), { library: { position: 'top' } })],
    }),
  ],
})
