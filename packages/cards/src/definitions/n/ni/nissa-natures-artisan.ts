import { activated, all, apply, card, gain, gainLife, loyalty, modifyPT, put, the } from '@spellwright/dsl'

export const nissaNaturesArtisan = card({
  name: "Nissa, Nature's Artisan",
  cost: '{4}{G}{G}',
  type: 'Legendary Planeswalker — Nissa',
  loyalty: 5,
  abilities: [
    activated({ cost: [loyalty(3)], effects: [gainLife(3)] }),
    activated({
      cost: [loyalty(-4)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 2, reveal: 'reveal', as: 'revealed' },
        put('battlefield', all({ zone: 'library', among: the('revealed'), type: 'land' })),
        put('hand', all({ zone: 'library', among: the('revealed') })),
      ],
    }),
    activated({
      cost: [loyalty(-12)],
      effects: [apply(all({ controller: 'you', type: 'creature' }), [modifyPT(5, 5), gain('trample')])],
    }),
  ],
})
