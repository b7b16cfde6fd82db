import { card, controllerOf, gainLife, put, spell, target, the } from '@spellwright/dsl'

export const oust = card({
  name: 'Oust',
  cost: '{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        put('library', the('creature'), { library: { position: 'top', depth: 2 } }),
        gainLife(3, controllerOf(the('creature'))),
      ],
    }),
  ],
})
