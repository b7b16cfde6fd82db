import { atBeginningOf, card, exile, ownerOf, returnTo, target, the, triggered } from '@spellwright/dsl'

export const astralSlide = card({
  name: 'Astral Slide',
  type: 'Enchantment',
  cost: '{2}{W}',
  abilities: [
    triggered({
      on: { kind: 'cycled', player: 'eachPlayer' },
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [exile(the('creature'), { as: 'exiled' })],
          then: [
            {
              kind: 'delayedTrigger',
              on: atBeginningOf('end', 'eachPlayer'),
              lasts: 'once',
              effects: [returnTo('battlefield', the('exiled'), { under: ownerOf(the('exiled')) })],
            },
          ],
        },
      ],
    }),
  ],
})
