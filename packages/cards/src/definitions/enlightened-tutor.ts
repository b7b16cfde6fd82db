import { card, put, search, shuffle, spell, the } from '@spellwright/dsl'

export const enlightenedTutor = card({
  name: 'Enlightened Tutor',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        search({ type: ['artifact', 'enchantment'] }, { reveal: 'reveal' }),
        shuffle(),
        put('library', the('found'), { library: { position: 'top' } }),
      ],
    }),
  ],
})
