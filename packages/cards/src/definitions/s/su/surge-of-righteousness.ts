import { card, destroy, gainLife, spell, target, the } from '@spellwright/dsl'

export const surgeOfRighteousness = card({
  name: 'Surge of Righteousness',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        creature: target({ type: 'creature', color: ['B', 'R'], any: [{ is: 'attacking' }, { is: 'blocking' }] }),
      },
      effects: [destroy(the('creature')), gainLife(2)],
    }),
  ],
})
