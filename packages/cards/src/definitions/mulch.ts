import { all, card, put, spell, the } from '@spellwright/dsl'

export const mulch = card({
  name: 'Mulch',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 4, reveal: 'reveal', as: 'revealed' },
        put('hand', all({ zone: 'library', among: the('revealed'), type: 'land' })),
        put('graveyard', all({ zone: 'library', among: the('revealed') })),
      ],
    }),
  ],
})
