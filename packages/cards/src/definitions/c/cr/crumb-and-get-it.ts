import { apply, card, gain, keyword, pump, spell, target, the, when } from '@spellwright/dsl'

export const crumbAndGetIt = card({
  name: 'Crumb and Get It',
  cost: '{W}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'gift', gift: 'Food' }),
    spell({
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        pump(the('creature'), 2, 2),
        when({ kind: 'paid', cost: 'gift' }, apply(the('creature'), [gain('indestructible')])),
      ],
    }),
  ],
})
