import { card, discard, ownerOf, returnTo, spell, target, the } from '@spellwright/dsl'

export const recoil = card({
  name: 'Recoil',
  cost: '{1}{U}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({}) },
      effects: [returnTo('hand', the('permanent')), discard(1, ownerOf(the('permanent')))],
    }),
  ],
})
