import { apply, card, gain, keyword, pump, spell, target, the, when } from '@spellwright/dsl'

export const archonsGlory = card({
  name: "Archon's Glory",
  cost: '{W}',
  type: 'Instant',
  abilities: [
    keyword('bargain'),
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        pump(the('creature'), 2, 2),
        when({ kind: 'paid', cost: 'bargain' }, apply(the('creature'), [gain('flying'), gain('lifelink')])),
      ],
    }),
  ],
})
