import { card, exile, keyword, mana, returnTo, spell, target, the } from '@spellwright/dsl'

export const momentaryBlink = card({
  name: 'Momentary Blink',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [exile(the('creature'), { as: 'exiled' }), returnTo('battlefield', the('exiled'))],
    }),
    keyword({ kind: 'flashback', cost: [mana('{3}{U}')] }),
  ],
})
