import { card, controllerOf, gainLife, put, spell, target, the, toughnessOf } from '@spellwright/dsl'

export const condemn = card({
  name: 'Condemn',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', is: 'attacking' }) },
      effects: [
        put('library', the('creature'), { library: { position: 'bottom' } }),
        gainLife(toughnessOf(the('creature')), controllerOf(the('creature'))),
      ],
    }),
  ],
})
