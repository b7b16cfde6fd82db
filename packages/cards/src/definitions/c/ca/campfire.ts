import { activated, all, card, gainLife, mana, put, shuffle, tap } from '@spellwright/dsl'

export const campfire = card({
  name: 'Campfire',
  type: 'Artifact',
  cost: '{1}',
  abilities: [
    activated({ cost: [mana('{1}'), tap], effects: [gainLife(2)] }),
    activated({
      cost: [mana('{2}'), tap, { kind: 'exile', what: 'self' }],
      effects: [
        put('hand', all({ zone: ['command', 'graveyard'], owner: 'you', is: 'commander' })),
        put('library', all({ zone: 'graveyard', owner: 'you' }), { library: { position: 'top' } }),
        shuffle(),
      ],
    }),
  ],
})
