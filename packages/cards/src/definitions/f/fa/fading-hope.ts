import { card, matches, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const fadingHope = card({
  name: 'Fading Hope',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        returnTo('hand', the('creature')),
        when(matches(the('creature'), { manaValue: { atMost: 3 } }), { kind: 'scry', player: 'you', count: 1 }),
      ],
    }),
  ],
})
