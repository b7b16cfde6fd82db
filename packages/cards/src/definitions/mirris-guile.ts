import { atBeginningOf, card, may, put, the, triggered } from '@spellwright/dsl'

export const mirrisGuile = card({
  name: "Mirri's Guile",
  cost: '{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        may(
          { kind: 'lookAtTop', player: 'you', count: 3, as: 'seen' },
          put('library', the('seen'), { library: { position: 'top', order: 'chosen' } }),
        ),
      ],
    }),
  ],
})
