import { card, exile, keyword, returnTo, spell, target, the } from '@spellwright/dsl'

export const ephemerate = card({
  name: 'Ephemerate',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [exile(the('creature'), { as: 'exiled' }), returnTo('battlefield', the('exiled'))],
    }),
    keyword('rebound'),
  ],
})
