import { apply, card, gain, pump, spell, target, the } from '@spellwright/dsl'

export const alchemistsGift = card({
  name: "Alchemist's Gift",
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(the('creature'), 1, 1),
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            { label: 'deathtouch', effects: [apply(the('creature'), [gain('deathtouch')])] },
            { label: 'lifelink', effects: [apply(the('creature'), [gain('lifelink')])] },
          ],
        },
      ],
    }),
  ],
})
