import { atBeginningOf, card, destroyNoRegeneration, draw, matches, spell, target, the, when } from '@spellwright/dsl'

export const soulRend = card({
  name: 'Soul Rend',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        when(matches(the('creature'), { color: 'W' }), destroyNoRegeneration(the('creature'))),
        { kind: 'delayedTrigger', on: atBeginningOf('upkeep', 'eachPlayer'), lasts: 'once', effects: [draw(1)] },
      ],
    }),
  ],
})
