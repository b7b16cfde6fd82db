import { card, exile, returnTo, spell, target, the } from '@spellwright/dsl'

export const cloudshift = card({
  name: 'Cloudshift',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [exile(the('creature'), { as: 'exiled' }), returnTo('battlefield', the('exiled'), { under: 'you' })],
    }),
  ],
})
